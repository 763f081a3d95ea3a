"""What the shell shows of UNO ColorADD in its help; it has no commands of its own."""

EXAMPLES = {
    "huetable play uno": "against bots, here and now",
    "huetable sim uno --games 500 --bots easy,normal": "",
    "huetable rules uno wild card": "the clauses that speak of wild cards",
}

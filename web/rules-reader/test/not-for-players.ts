/** Words of those who build the game, or who compare editions: nobody at a table needs them. */
export const NOT_FOR_PLAYERS = [
  /implement/i,
  /\bserver/i,
  /\bclients?\b/i,
  /\bseat \d|\bPlatz \d|\bseat order|\bPlatzfolge/i,
  /\[(book|ruling|design)\]|\bruling\b|<!--/i,
  /rulebook|Regelheft|\bthe text\b|\bder Text\b|\bprinted rule|gedruckte Regel/i,
  /`|\bfloor\(|\bn \/ 10/,
  /\bonline\b/i,
  /\bversion \d|\bFassung \d/i,
  /\bcounter\b|\bZähler\b|\bdetection\b|\bindex\b|\bflag\b/i,
  /decision space|depth-first|uniformly|self-reference|endless loop|Endlosschleife/i,
  /\bfor tests\b|\bfür Tests\b|\bdatabase\b|\bstored as\b|\bGespeichert\b|\bis logged\b|\blogs it\b/i,
  /\bsection \d|\bAbschnitt \d|\b(?:of|with|mit|aus|von) \d\.\d/i,
  /\b(?:E[RYGB]|[DVK])\d{1,2}\b/, // cards go by their names
];

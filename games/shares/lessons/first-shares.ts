import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { buy, buyFree, expand, moves, takeShare } from './asks.ts';

const RESEARCH = { en: 'Research', de: 'Forschung' };
const TREASURE = { en: 'Treasure', de: 'Schatz' };

/**
 * The guided first game. Its seed deals cards for a cheap Pearl share by way of Research, a dividend on another's
 * turn, and a Treasure line that pays twice.
 */
export const firstShares: Lesson = {
  id: 'first-shares',
  title: { en: 'Your first shares', de: 'Deine ersten Aktien' },
  about: { en: 'Take, expand, buy, draw.', de: 'Nehmen, ausbauen, kaufen, ziehen.' },
  minutes: 5,
  goal: {
    say: {
      en: 'Own shares in companies that go deep.',
      de: 'Besitze Aktien von Unternehmen, die tief tauchen.',
    },
    more: {
      en: 'Every depth card on a company’s line makes each of its shares worth one point more. The most points win.',
      de: 'Jede Tiefenkarte an der Leine eines Unternehmens macht jede seiner Aktien einen Punkt mehr wert. Die meisten Punkte gewinnen.',
    },
  },
  seats: 3,
  options: { sides: 'basic' },
  seed: 'first shares 3011',
  rivals: ['Pip', 'Irene'],
  chapters: [
    {
      title: { en: 'What is a share?', de: 'Was ist eine Aktie?' },
      steps: [
        {
          head: { en: 'Five companies', de: 'Fünf Unternehmen' },
          say: {
            en: 'A line hangs from each of them into the deep. You want shares in those that get far down.',
            de: 'An jedem hängt eine Leine in die Tiefe. Du willst Aktien von denen, die weit hinunterkommen.',
          },
          lit: ['companies'],
        },
        {
          head: { en: 'Six free shares', de: 'Sechs freie Aktien' },
          say: {
            en: 'Each of you may take two. A share belongs to the company in the picture; its number means nothing then.',
            de: 'Alle nehmen sich zwei. Eine Aktie gehört zum Unternehmen auf dem Bild; ihre Zahl bedeutet dann nichts.',
          },
          lit: ['row'],
        },
        {
          head: { en: 'Take a share in Research', de: 'Nimm eine Aktie der Forschung' },
          say: {
            en: 'There is only this one, and Research is good at something: cheap shares. You will see.',
            de: 'Es gibt nur diese eine, und die Forschung kann etwas Gutes: billige Aktien. Du wirst sehen.',
          },
          lit: ['card:ds-32'],
          asks: takeShare('32', {
            'take 57': {
              en: 'Pearl is a good company, too. You will get one of its shares in a moment.',
              de: 'Auch die Perlen sind gut. Du bekommst gleich eine ihrer Aktien.',
            },
            'take 19': {
              en: 'Treasure will still be there for your second share.',
              de: 'Den Schatz bekommst du noch als zweite Aktie.',
            },
          }),
          after: moves('B take 57, C take 10'),
          meanwhile: {
            en: 'Pip and Irene take a Pearl share each.',
            de: 'Pip und Irene nehmen je eine Perlen-Aktie.',
          },
        },
        {
          head: { en: 'Price: what the next share costs', de: 'Preis: was die nächste Aktie kostet' },
          say: {
            en: 'One card for every share of that company on the table. Two Pearl shares are out, so the next one costs 2.',
            de: 'Eine Karte für jede Aktie dieses Unternehmens, die ausliegt. Zwei Perlen-Aktien sind weg, die nächste kostet 2.',
          },
          lit: ['price:pearl'],
        },
        {
          head: { en: 'Nobody owns Treasure yet', de: 'Den Schatz besitzt noch niemand' },
          say: {
            en: 'So it stays cheap for you: take it. From now on shares cost cards.',
            de: 'Da bleibt es für dich billig: Nimm ihn. Von jetzt an kosten Aktien Karten.',
          },
          lit: ['card:ds-19'],
          asks: takeShare('19'),
          after: moves('B take 34, C take 71'),
          meanwhile: {
            en: 'The last two go to Pip and Irene.',
            de: 'Die letzten beiden gehen an Pip und Irene.',
          },
        },
      ],
      learnt: [
        { en: 'On a share only the company counts.', de: 'Bei einer Aktie zählt nur das Unternehmen.' },
        { en: 'Price: one card per share on the table.', de: 'Preis: eine Karte je Aktie auf dem Tisch.' },
      ],
    },
    {
      title: { en: 'Going deeper', de: 'In die Tiefe' },
      steps: [
        {
          head: { en: 'One card, three lives', de: 'Eine Karte, drei Leben' },
          say: {
            en: 'Every card in your hand can be a share, a depth card or money. You decide when you play it.',
            de: 'Jede Karte auf deiner Hand kann Aktie, Tiefenkarte oder Geld sein. Du entscheidest beim Ausspielen.',
          },
          lit: ['hand'],
        },
        {
          head: { en: 'Worth: what a share scores', de: 'Wert: was eine Aktie bringt' },
          say: {
            en: 'One point for each depth card. The line of Research is empty, so its share is worth 0. Let us change that.',
            de: 'Einen Punkt für jede Tiefenkarte. Die Leine der Forschung ist leer, ihre Aktie also 0 wert. Das ändern wir.',
          },
          lit: ['worth:research'],
        },
        {
          head: { en: 'Expand Research', de: 'Baue die Forschung aus' },
          say: {
            en: 'Hang a card on its line. Now only the number counts: it must beat the last one there. On an empty line anything goes.',
            de: 'Häng eine Karte an die Leine. Jetzt zählt nur die Zahl: Sie muss die letzte dort übertreffen. An einer leeren Leine geht jede.',
          },
          lit: ['company:research'],
          asks: expand('research', '35', RESEARCH, {
            draw: {
              en: 'That brings one card. Expanding Research brings a card as well, and more.',
              de: 'Das bringt eine Karte. Der Ausbau der Forschung bringt auch eine und noch mehr.',
            },
          }),
        },
        {
          head: { en: 'A dividend: you drew 99', de: 'Dividende: Du ziehst die 99' },
          say: {
            en: 'When a line reaches a new ten, here the thirties, each owner draws one card per share. You own one.',
            de: 'Erreicht eine Leine einen neuen Zehner, hier die Dreißiger, zieht jeder Besitzer eine Karte je Aktie. Du hast eine.',
          },
          lit: ['card:ds-99'],
        },
        {
          head: { en: 'Companies can do something', de: 'Unternehmen können etwas' },
          say: {
            en: 'What, is written on the buoy. Whoever expands Research may buy one share from hand for 2 cards less.',
            de: 'Was, steht auf der Boje. Wer die Forschung ausbaut, darf eine Aktie aus der Hand um 2 Karten billiger kaufen.',
          },
          lit: ['company:research'],
        },
        {
          head: { en: 'A Pearl share for nothing', de: 'Eine Perlen-Aktie umsonst' },
          say: {
            en: 'Price 2, less 2: free. And Pearl is worth 2 without any depth card; that is what Pearl can do.',
            de: 'Preis 2, minus 2: umsonst. Und Perlen sind schon ohne Tiefenkarte 2 wert; das ist ihre Fähigkeit.',
          },
          lit: ['company:pearl'],
          asks: buyFree('86', {
            decline: {
              en: 'You would leave a free share behind. An ability is an offer, though: you may always let it pass.',
              de: 'Du würdest eine Aktie umsonst liegen lassen. Eine Fähigkeit ist aber ein Angebot: Verzichten geht immer.',
            },
            'buy 96': {
              en: 'Wildlife has no owner: its share costs nothing anyway. Save the rebate for Pearl.',
              de: 'Die Wildtiere hat noch niemand: Ihre Aktie kostet ohnehin nichts. Heb den Rabatt für die Perlen auf.',
            },
            'buy 72': {
              en: 'That would save 1 card. With Pearl you save 2.',
              de: 'Das würde 1 Karte sparen. Bei den Perlen sparst du 2.',
            },
          }),
          after: moves('B buy 91, C expand research 89, C buy 60 with 66'),
          meanwhile: {
            en: 'Pip takes a free share. Then Irene expands Research: watch your hand.',
            de: 'Pip nimmt eine freie Aktie. Dann baut Irene die Forschung aus: Achte auf deine Hand.',
          },
        },
      ],
      learnt: [
        { en: 'A depth card makes shares worth 1 more.', de: 'Eine Tiefenkarte macht Aktien 1 mehr wert.' },
        { en: 'A new ten pays all owners in cards.', de: 'Ein neuer Zehner zahlt allen Besitzern Karten.' },
        { en: 'Abilities are offers, after expanding.', de: 'Fähigkeiten sind Angebote nach dem Ausbau.' },
      ],
    },
    {
      title: { en: 'Cards are money', de: 'Karten sind Geld' },
      steps: [
        {
          head: { en: 'Irene’s move paid you', de: 'Irenes Zug hat dich bezahlt' },
          say: {
            en: 'She took Research from 35 to 89, a new ten. The only share there is yours: you drew 37.',
            de: 'Sie hat die Forschung von 35 auf 89 gebracht, ein neuer Zehner. Die einzige Aktie dort ist deine: Du ziehst die 37.',
          },
          lit: ['card:ds-37', 'company:research'],
        },
        {
          head: { en: 'Buy a second Treasure share', de: 'Kaufe eine zweite Schatz-Aktie' },
          say: {
            en: 'One is on the table, yours: price 1. Any card pays 1. Give the 99: no number could follow it on a line.',
            de: 'Eine liegt aus, deine: Preis 1. Jede Karte zahlt 1. Gib die 99 her: An einer Leine könnte ihr keine Zahl folgen.',
          },
          lit: ['price:treasure'],
          asks: buy('72', ['99'], {
            'expand treasure 00': {
              en: 'That would pay you 2 cards. With a second share it will be 3: buy first.',
              de: 'Das brächte dir 2 Karten. Mit einer zweiten Aktie werden es 3: Kaufe zuerst.',
            },
            draw: {
              en: 'One card more. But with six in hand you can afford a share, and they only get dearer.',
              de: 'Eine Karte mehr. Mit sechs auf der Hand kannst du dir aber eine Aktie leisten, und sie werden nur teurer.',
            },
          }),
          after: moves('B buy 46 with 29, C buy 48 with 70 80'),
          meanwhile: {
            en: 'Pip and Irene buy, too. Irene pays 2 for Treasure already.',
            de: 'Auch Pip und Irene kaufen. Irene zahlt für den Schatz schon 2.',
          },
        },
        {
          head: { en: 'Your portfolio', de: 'Dein Portfolio' },
          say: {
            en: 'Two Treasure shares, worth nothing yet; Pearl 2 and Research 2: four points if the game ended now.',
            de: 'Zwei Schatz-Aktien, noch nichts wert; Perlen 2 und Forschung 2: vier Punkte, wenn jetzt Schluss wäre.',
          },
          lit: ['mine'],
        },
      ],
      learnt: [
        { en: 'Every card pays 1, whatever it shows.', de: 'Jede Karte zahlt 1, was auch darauf steht.' },
        { en: 'Early shares are cheap.', de: 'Frühe Aktien sind billig.' },
      ],
    },
    {
      title: { en: 'New tens', de: 'Neue Zehner' },
      steps: [
        {
          head: { en: 'Which number pays next?', de: 'Welche Zahl zahlt als nächste?' },
          say: {
            en: 'It is said at the end of each line. Research is at 89, so 90 or more pays. Treasure is empty: any card pays.',
            de: 'Das steht am Ende jeder Leine. Die Forschung ist bei 89, also zahlt 90 oder mehr. Der Schatz ist leer: Jede Karte zahlt.',
          },
          lit: ['next:research', 'next:treasure'],
        },
        {
          head: { en: 'Start low: 00 on Treasure', de: 'Fang niedrig an: 00 beim Schatz' },
          say: {
            en: 'The mark +3 is what you will draw: 2 shares, and 1 more for having the most. Above 00 all the other tens are left.',
            de: 'Das Zeichen +3 sagt, was du ziehst: 2 Aktien und 1 mehr, weil du die meisten hast. Über 00 bleiben alle anderen Zehner.',
          },
          lit: ['company:treasure'],
          asks: expand('treasure', '00', TREASURE, {
            'expand treasure 28': {
              en: 'It would pay the same today. But 00 can go below 28 only if it goes first.',
              de: 'Heute brächte das gleich viel. Aber die 00 passt nur vor die 28, nicht danach.',
            },
          }),
          after: moves('B draw, C draw'),
          meanwhile: {
            en: 'Pip and Irene are short of cards: both draw one.',
            de: 'Pip und Irene haben kaum noch Karten: Beide ziehen eine.',
          },
        },
        {
          head: { en: '2 of 3 draws to a fundraiser', de: '2 von 3 Ziehungen bis zur Spendenrunde' },
          say: {
            en: 'Draw is the third thing to do on a turn. If all three of you draw in a row, each gets 2 cards on top.',
            de: 'Ziehen ist das Dritte, was man im Zug tun kann. Ziehen alle drei nacheinander, gibt es für alle 2 Karten dazu.',
          },
          lit: ['fundraiser'],
        },
        {
          head: { en: 'You have better to do', de: 'Du hast Besseres vor' },
          say: {
            en: '28 on 00 is a new ten: three more cards, and both your Treasure shares rise to 2. A 05 would have paid nothing.',
            de: '28 auf 00 ist ein neuer Zehner: noch drei Karten, und deine beiden Schatz-Aktien steigen auf 2. Eine 05 hätte nichts gezahlt.',
          },
          lit: ['company:treasure'],
          asks: expand('treasure', '28', TREASURE, {
            draw: {
              en: 'The fundraiser would bring you 3 cards, and 2 to each of the others. Treasure pays you 3 and gives 2 points.',
              de: 'Die Spendenrunde brächte dir 3 Karten und den anderen je 2. Der Schatz zahlt dir 3 und bringt 2 Punkte.',
            },
            'expand treasure 33': {
              en: 'A new ten as well. 28 is enough, and leaves 33 for the next one.',
              de: 'Auch ein neuer Zehner. Aber die 28 genügt, und die 33 bleibt für den nächsten.',
            },
          }),
          after: moves('B expand wildlife 11, B decline, C buy 41 with 39 53'),
          meanwhile: {
            en: 'Pip makes Wildlife deeper, Irene buys a share in it.',
            de: 'Pip baut die Wildtiere aus, Irene kauft eine Aktie davon.',
          },
        },
      ],
      learnt: [
        {
          en: 'Small steps to the next ten pay often.',
          de: 'Kleine Schritte zum nächsten Zehner zahlen oft.',
        },
        { en: 'A turn: buy, expand or draw.', de: 'Ein Zug: kaufen, ausbauen oder ziehen.' },
      ],
    },
    {
      title: { en: 'On your own', de: 'Auf eigene Faust' },
      steps: [
        {
          head: { en: '8 points: you lead', de: '8 Punkte: Du führst' },
          say: {
            en: 'Two Treasure shares at 2, Pearl 2, Research 2. And with eight cards in hand you can afford more.',
            de: 'Zwei Schatz-Aktien zu 2, Perlen 2, Forschung 2. Und mit acht Karten auf der Hand kannst du dir mehr leisten.',
          },
          lit: ['mine'],
        },
        {
          head: { en: 'The deck is the clock', de: 'Der Stapel ist die Uhr' },
          say: {
            en: 'Run out once, it is made anew from what was paid. The second time, everybody has one last turn. The most points win.',
            de: 'Ist er leer, wird er einmal aus dem Bezahlten neu gemischt. Beim zweiten Mal haben alle noch einen letzten Zug. Die meisten Punkte gewinnen.',
          },
          lit: ['deck'],
        },
        {
          head: { en: 'The rest is yours', de: 'Der Rest gehört dir' },
          say: {
            en: 'Tap a card and the table shows what it would do, before you confirm. Tap a company to read what it can do. Good dive!',
            de: 'Tippe eine Karte an, und der Tisch zeigt vor dem Bestätigen, was sie täte. Tippe ein Unternehmen an und lies, was es kann. Gut Luft!',
          },
          lit: [],
        },
      ],
      learnt: [{ en: 'The deck empty twice: the end begins.', de: 'Stapel zweimal leer: Das Ende beginnt.' }],
    },
  ],
};

import type { Language } from '../settings/language.ts';

/** The words a person writes down. The server knows their places in these lists, not the words. */
const ENGLISH = `
  acorn acre actor adobe agate album alcove alder algae almond alpine amber anchor angler anise ankle
  antler anvil apple apron arcade archer arctic arena armour arrow artist aspen attic autumn avenue
  bacon badge bagel baker ballad bamboo banana banjo banner barge barley barn barrel basil basket bather
  beacon bead beaker bean bear beaver beech beetle bell bench berry birch bishop blue boat bobbin book
  border bottle bowl braid branch brass bread breeze brick bridge brook brush bubble bucket budget bugle
  bulb buoy burrow button cabin cactus cake camel canal candle canoe canvas canyon carbon cargo carpet
  carrot castle cattle cavern cedar cellar cement cereal chain chalk chapel charm cheese cherry chess
  chisel cider cinema circle citrus clam clay cliff clock cloud clover coast cobalt cobble cocoa cod
  coffee coin collar comet conch copper coral corner cotton cove crab cradle crane crate crayon creek
  crest crocus crow cuckoo cup daisy dancer dawn deck deer delta denim depth desert dew diary diesel
  dinghy dinner dipper diver dock domino donkey door dough dove dragon drawer dream drift drum duck dune
  dusk dust eagle earth easel echo eel elbow elder elm ember engine errand fabric falcon farmer fennel
  fern ferry fiddle field fig fin finch fisher fjord flag flame flint flock flour flower flute foam fog
  folder forest fork fossil fox frog frost fruit fudge funnel furrow gable galaxy galley garlic garnet
  gate gecko geyser ginger glade glass glider globe glove goat goblet goose gorge grape grass gravel
  grotto grove guitar gull gust hail hamlet hare harp hatch hawk hazel hedge helmet hemp herb hermit
  heron hill hinge hive hollow honey hood hook hornet horse hostel hull hurdle husk icicle igloo indigo
  inlet iris iron island ivory ivy jacket jade jaguar jar jelly jersey jetty jewel jigsaw juice jungle
  kayak keel kelp kennel kernel kettle kiln kite kitten knee knight knot lace ladder ladle lagoon lake
  lamp larch lark laurel leaf ledge lemon lentil letter lever lichen lilac limpet linen lion lizard
  llama locker lodge loft lumber lunch lynx lyric magpie mallet mantle maple marble margin marina marlin
  marsh meadow medal melon meteor mill mint mirror mitten moat molar moon moose mosaic moss moth mouse
  muffin mural museum music mussel myrtle navy nectar needle nettle newt noodle north nutmeg oak oar
  oasis oat ocean octave onion opal orange orbit organ osprey oven owl oyster paddle pagoda palace palm
  paper parcel parrot patch path peach peanut pearl pebble pencil pepper perch petal piano picnic pier
  pigeon pillow pilot pine pirate plaid planet plate plaza plum pocket pollen polo pond poppy porch port
  potato powder prawn prism puddle puffin pump puppet purple puzzle quail quarry quay quilt quiver
  rabbit raft rail rain raisin ranch raven reed reef ribbon rice ridge river robin rocket roof rope
  rudder runway rust sable saddle sail salad salmon salt satin saucer scarf school scout seal season
  shadow shark shell ship shore shovel shrimp silk silver siren skate sketch slate sled snail snow soap
  sonar spice spider spiral sponge spoon spring spruce squid stamp star steam stone stork straw sugar
  surf swan swift syrup`;

const GERMAN = `
  abakus abend abteil adler ahorn akazie alge allee alm alpaka altar ameise ampel amsel ananas angel
  anker anorak anzug apfel arzt ast atem auge august auster axt bach bagger balken bank barsch bart
  bauer baum becher beere beil beluga berg besen bett beutel biber biene birke birne bison blatt blech
  blitz blume bluse boden bogen bohne boje bonbon borke brause brett brezel brief brille brise brot
  buche bude burg clown dach dackel damm dampf dattel datum daumen degen deich delfin dill dirndl distel
  docht donner dorf dorn dose drache draht duft ebbe ebene eber echse eibe eiche eimer eis eisen elch
  elster engel ente enzian erbse erde erker esche esel essig eule faden falke falter farbe farn fasan
  feder feige feile feld fels ferkel feuer fichte finger fink fisch fliege floh flosse fluss folie foto
  frucht fuchs funke gabel galopp gans garage garten gasse geige geist gerste giebel gipfel gitter glanz
  glocke gondel graupe grille gurke haar hafen hagel hahn haken halle halm harfe hase haube haus hecht
  hecke heft heide heimat henne hering herz heu himmel hirsch hobel hof holz honig hose huf hummel
  humpen hund igel iltis imker ingwer insel jacht jahr januar juli juwel kabel kabine kachel kaffee kahn
  kajak kakao kamel kamin kamm kanal kanne kante kapuze karren kater kegel keks keller kerze kessel
  kiefer kiel kies kissen kiste kiwi klee kleid klinke klippe knopf kobold koffer kohle korb korken
  krabbe kraut krebs kreide kresse krone krug kuchen kugel kupfer kuppel kurbel kutter lachs laden lager
  lagune lama land laub lauch leder leine leiter lerche lied lilie linde linse lippe lotse luchs luft
  luke lupe made mais maler mandel marder markt marmor maske mauer meer mehl meise messer metall miene
  milch minze mispel mohn mond moor morgen motte mulch mulde murmel nabel nacht nadel nagel natter nebel
  neffe nelke netz nische nixe norden nuss oase oboe ofen ohr onkel orgel orkan osten paket papier
  pappel pfad pfanne pfau pfeife pferd pforte pilz pinsel pokal primel pudel pulli puma quader qualle
  quelle quitte rabe rad rahmen rakete rampe ranke rasen ratte raupe rebe rechen regal regen reh reif
  reihe reis riegel riff rinde rinne ritter robbe rochen roggen rohr rosine rost rubin ruder ruine rumpf
  saal sack safran saft sage salbei salz samt saphir sattel sauna schaf schiff schuh see segel seide
  seife seil senf sessel sieb silber sims sirup skizze socke sofa sommer sonne spaten specht speer stadt
  stall staub stein steppe stern stirn stroh stufe sturm sumpf suppe tafel tag tal tang tanne tante
  tapete tasche tasse tau teich teig teller tiegel tiger tinte tisch tomate tonne topas topf tor torte
  traube treppe tritt trog truhe tuch tulpe turm tusche ufer uhr uhu ulme umhang unke urlaub urwald vase
  venus vogel vulkan waage wabe wald walze wanne wappen warte wasser watte weber weg weide weiher wein
  weizen welle werft wespe weste wetter wiege wiese winkel winter wipfel woche wolf wolke wolle wurm
  wurst wurzel yacht zacke zahn zange zapfen zaun zebra zebu zeder zeh zeile zelt zettel ziege zimt
  zirkel zopf zucker zug zunge zweig zwerg zwirn`;

const split = (text: string): readonly string[] => text.trim().split(/\s+/);
export const LISTS: { readonly [language in Language]: readonly string[] } = {
  en: split(ENGLISH),
  de: split(GERMAN),
};

/** Four letters tell every word of both lists apart, so an ending may be misread. */
const LETTERS = 4;
const PLACES: ReadonlyMap<string, number> = new Map(
  Object.values(LISTS).flatMap(list => list.map((word, place) => [word.slice(0, LETTERS), place] as const)),
);

export const tellWords = (places: readonly number[], language: Language): readonly string[] =>
  places.map(place => LISTS[language][place] ?? '');

interface ReadWords {
  readonly places: readonly number[];
  readonly unknown: readonly string[]; // as they were typed
}

/** What somebody typed, in either language, with whatever between the words. */
export function readWords(text: string): ReadWords {
  const typed = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = typed.map(word => ({ word, place: PLACES.get(word.slice(0, LETTERS)) }));
  return {
    places: found.flatMap(({ place }) => place ?? []),
    unknown: found.flatMap(({ word, place }) => (place === undefined ? [word] : [])),
  };
}

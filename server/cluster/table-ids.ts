import { randomInt } from 'node:crypto';

/** Invite codes are read aloud and typed on phones: two plain words and a number. */
const PLACES = words(`
  amber anchor atoll azure basalt bay beacon blue brine bright calm canyon cave chalk clear cliff coast
  cobalt copper coral cove crest current dawn deep delta drift dune ebb emerald fjord foam fog gale glass
  golden granite gulf harbour haven indigo inlet island ivory jade jetty kelp lagoon lantern marble mist
  moon morning northern ocean opal pearl pebble quartz quay quiet rain reef ripple river rocky ruby salt
  sand scarlet shallow shell shore silver slate sleepy southern spray storm sunny surf swift teal tidal
  velvet violet warm wave western wild winter
`);
const ANIMALS = words(`
  albatross anchovy barnacle beluga bream carp clam clownfish cod conch cormorant crab crane cuttlefish
  dolphin duck dugong eel egret flounder frog gannet goby grouper gull haddock halibut heron herring jelly
  kingfisher krill lamprey limpet lobster mackerel manatee manta marlin minke mullet mussel narwhal
  nautilus newt octopus orca osprey otter oyster pelican penguin perch petrel pike plover porpoise prawn
  puffer puffin ray salmon sardine scallop seahorse seal shrimp skate snail sole sprat squid starfish
  sturgeon swan tang tarpon tern toad trout tuna turbot turtle urchin walrus whale whelk wrasse
`);
const LOWEST = 10;
const HIGHEST = 9999;

export const newTableId = (): string => `${any(PLACES)}-${any(ANIMALS)}-${randomInt(LOWEST, HIGHEST + 1)}`;

/** The smaller of the two lists, for the test that keeps codes hard to guess. */
export const fewestWords = Math.min(PLACES.length, ANIMALS.length);

function any(list: readonly string[]): string {
  const word = list[randomInt(list.length)];
  if (word === undefined) throw new Error('an empty list of words');
  return word;
}

function words(text: string): readonly string[] {
  return [...new Set(text.trim().split(/\s+/))];
}

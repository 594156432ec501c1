"""Trains one eye on stacks without end, tests it on stacks under keys it never saw. All about the run goes into a JSON file.

python3 vision/train.py --cards cards --optics look.json --test stacks/test --seconds 400 --name 'five views' --out eye.json

Stacks to learn from are laid by painter.py from cards that cards.ts has painted; those of the last keys are kept for
tests. --test is a folder that paint.ts has filled: the game's own painter has the last word. Without it, and with several
optics at a time, the test is painted here.
"""
import argparse
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from eyes import LEVELS, MAP, Full, Strong, known, load, oriented
from painter import CARDS, FRAMES, Painter, load_bank, varied

WEIGHT = [1, 1, 1, 1, 1, 0.5, 0.3, 0.2, 0.1]  # of a shark on each level
TORCH = list(range(9, 19))
WHOLE_GAME = 'five views and the whole game'  # with --game: the last frame is the middle view of that round
TOLD = CARDS + 6  # of the game: which cards are gone, and how many went in the round before
PARTS = {
    'middle view': [0], 'five views': [0, 1, 2, 3, 4], 'nine views': list(range(9)),
    'middle view and flashlight': [0, *TORCH], 'five views and flashlight': [0, 1, 2, 3, 4, *TORCH], 'all of it': list(range(19)),
    WHOLE_GAME: [0, 1, 2, 3, 4, 19],
}
WORTH = {
    'tilting': ('middle view', 'five views'), 'half-way tilts': ('five views', 'nine views'),
    'the flashlight to who does not tilt': ('middle view', 'middle view and flashlight'),
    'the flashlight to who tilts': ('five views', 'five views and flashlight'), 'the whole game': ('five views', WHOLE_GAME),
}
HELPERS, WHERE = 0.2, 20.0  # of the helpers, and of showing where things are
UNSEEN = 0.1  # of the keys, for tests


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--cards', required=True)  # a folder of cards.ts
    parser.add_argument('--optics', required=True)  # JSON: a look's values, or several with names
    parser.add_argument('--test', default='')  # folders of paint.ts, with commas; waits until they are filled
    parser.add_argument('--frames', default='0,1,2,3,4')
    parser.add_argument('--width', type=int, default=40)
    parser.add_argument('--stem', type=int, default=2)
    parser.add_argument('--seconds', type=float, default=90)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--batch', type=int, default=256)
    parser.add_argument('--full', action='store_true')  # cards are larger than 192, and it sees every pixel
    parser.add_argument('--shares', default='')  # of the optics in its lessons, with commas
    parser.add_argument('--fresh', type=int, default=64)  # stacks painted for --every so many lessons
    parser.add_argument('--every', type=int, default=1)
    parser.add_argument('--kept', type=int, default=8192)  # stacks to choose lessons from
    parser.add_argument('--tests', type=int, default=1000)  # painted here, for each of the optics
    parser.add_argument('--game', action='store_true')  # knows which cards are gone, and what the stack looked like before
    parser.add_argument('--name', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--weights')  # where to keep them
    parser.add_argument('--init')  # weights to go on from
    parser.add_argument('--parts', default='')  # of its frames, with commas: lessons with these alone, in equal shares
    parser.add_argument('--seed', type=int, default=1)
    return parser.parse_args()


def lit(pictures, frames):
    x = pictures[:, frames].to(torch.bfloat16).div_(255).sub_(0.45).mul_(4)
    return x.flatten(1, 2).contiguous(memory_format=torch.channels_last)


def losses(sharks, helpers, where, facts, maps, weight):
    shark = F.binary_cross_entropy_with_logits(sharks.float(), facts[:, 1:1 + LEVELS].float(), reduction='none')
    helper = F.cross_entropy(helpers.float().transpose(1, 2), facts[:, 1 + LEVELS:].long(), reduction='none')
    dense = F.binary_cross_entropy_with_logits(where.float(), maps.float())
    return (shark.mean(0) * weight).sum() + HELPERS * (helper.mean(0) * weight).sum() + WHERE * dense


def named_optics(path):
    """Names and values: of one look, or of several to be compared."""
    with open(path) as file:
        given = json.load(file)
    return ([''], [given]) if 'parallax' in given else (list(given), list(given.values()))


class Stacks:
    """A pool of painted stacks in which the oldest give way to new ones."""

    def __init__(self, cards, variants, frames, device, kept=8192, game=False, shares=None):
        bank, self.about = load_bank(cards, device)
        with open(os.path.join(cards, 'cards.json')) as file:
            cast = json.load(file)
        facts = tuple(torch.tensor(cast[name], device=device) for name in ('sharks', 'helpers'))
        self.painter = Painter(bank, self.about['size'], facts, device)
        self.variants, self.frames, self.device, self.game = variants, FRAMES[:frames], device, game
        self.shares = torch.tensor(shares or [1.0] * len(variants), device=device)
        keys = len(bank) // CARDS
        self.seen, self.unseen = (0, int(keys * (1 - UNSEEN))), (int(keys * (1 - UNSEEN)), keys)
        self.size, self.at, self.painted, self.pool = kept, 0, 0, None

    def paint(self, count, keys, which=None):
        """Pictures, facts, maps, and what else is known: in a game which cards are gone; which optics."""
        with torch.no_grad():
            if which is None:
                which = torch.multinomial(self.shares, count, replacement=True)
            drawn = self.painter.draw(count, varied(self.variants, which), keys)
            pictures = self.painter.render(drawn, self.frames)
            told = F.one_hot(which, len(self.variants)).float()
            if self.game:
                above = torch.minimum(drawn['gone'], torch.randint(1, 6, (count,), device=self.device))
                before = self.painter.render(self.painter.laid(drawn, above), ['c']) * (above > 0).view(-1, 1, 1, 1, 1)
                pictures = torch.cat([pictures, before], 1)
                told = torch.cat([drawn['hasGone'], F.one_hot(above, 6).float(), told], 1)
            return pictures, self.painter.facts(drawn), self.painter.maps(drawn, MAP), told

    def renew(self, count):
        new = self.paint(count, self.seen)
        if self.pool is None:
            self.pool = [torch.empty(self.size, *part.shape[1:], dtype=part.dtype, device=self.device) for part in new]
        to = (torch.arange(count, device=self.device) + self.at) % self.size
        for pool, part in zip(self.pool, new):
            pool[to] = part
        self.at = (self.at + count) % self.size
        self.painted += count

    def some(self, count):
        chosen = torch.randint(0, min(self.painted, self.size), (count,), device=self.device)
        return [pool[chosen] for pool in self.pool]

    def tests(self, count, variant=0, part=250):
        which = torch.full((part,), variant, device=self.device, dtype=torch.long)
        parts = [self.paint(part, self.unseen, which) for _ in range(count // part)]
        return [torch.cat(p) for p in zip(*parts)]


def turned(pictures, maps, turns, mirrored, game):
    """In a game the last frame is an earlier one from the middle: it stays the last."""
    if not game:
        return oriented(pictures, maps, turns, mirrored)
    now, maps = oriented(pictures[:, :-1], maps, turns, mirrored)
    before, _ = oriented(pictures[:, -1:], None, turns, mirrored)
    return torch.cat([now, before], 1), maps


def train(net, stacks, args, frames, device):
    weight = torch.tensor(WEIGHT, device=device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=0.05, fused=device == 'cuda')
    mean = {k: v.detach().clone() for k, v in net.state_dict().items()}
    for _ in range(max(1, min(1024, args.kept) // args.fresh)):
        stacks.renew(args.fresh)
    start, step = time.time(), 0
    while (done := (time.time() - start) / args.seconds) < 1:
        if step % args.every == 0:
            stacks.renew(args.fresh)
        for group in optimizer.param_groups:
            group['lr'] = args.rate * min(1, step / 300) * (0.5 * (1 + math.cos(math.pi * done)) + 1e-3)
        pictures, facts, maps, told = stacks.some(args.batch)
        quarter = args.batch // 4
        both = [turned(pictures[i * quarter:(i + 1) * quarter], maps[i * quarter:(i + 1) * quarter], i, step % 2 == 1, args.game) for i in range(4)]
        x, maps = lit(torch.cat([b[0] for b in both]), frames), torch.cat([b[1] for b in both])
        x = x * (1 + 0.04 * torch.randn(len(x), 1, 1, 1, device=device, dtype=x.dtype))
        if args.parts:
            order = torch.randperm(args.batch, device=device)
            x, facts, maps, told = x[order], facts[order], maps[order], told[order]
            for part, some, besides in zip(args.parts, x.chunk(len(args.parts)), told.chunk(len(args.parts))):
                hide(some, part, frames, besides if args.game else None)
        with torch.autocast(device, dtype=torch.bfloat16):
            said = net(x.contiguous(memory_format=torch.channels_last), torch.cat([known(facts), told], 1))
        loss = losses(*said, facts, maps, weight)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        step += 1
        keep = min(0.998, step / (step + 50))
        with torch.no_grad():
            now = net.state_dict()
            floats = [k for k, v in now.items() if v.dtype.is_floating_point]
            torch._foreach_lerp_([mean[k] for k in floats], [now[k] for k in floats], 1 - keep)
        if step % 500 == 0 or step == 20:
            print(args.name, step, f'{loss.item():.3f}', f'{time.time() - start:.0f} s', stacks.painted, flush=True)
    net.load_state_dict(mean)
    return step


def hide(x, part, frames, told=None):
    """Leaves of the frames only those of a part; what is told of the game belongs to the whole of it."""
    if told is not None and part != WHOLE_GAME:
        told[:, :TOLD] = 0
    for i, frame in enumerate(frames):
        if frame not in PARTS[part]:
            x[:, 3 * i:3 * i + 3] = 0


def len_needed(frames):
    """Frames come in groups that turn into each other: one, five, nine or all."""
    return next(n for n in (1, 5, 9, 15, 19) if max(frames) < n)


def look(net, data, frames, part=None, game=False, batch=100):
    """Chances of a shark per level, and of each helper, averaged over eight ways to hold the picture."""
    pictures, facts, _, told = data
    net.eval()
    sharks, helpers = [], []
    with torch.no_grad(), torch.autocast(facts.device.type, dtype=torch.bfloat16):
        for i in range(0, len(facts), batch):
            some = pictures[i:i + batch].to(facts.device)
            some = some if game else some[:, :len_needed(frames)]
            besides = told[i:i + batch].clone()
            total = 0
            for turns in range(4):
                for mirrored in (False, True):
                    x, _ = turned(some, None, turns, mirrored, game)
                    x = lit(x, frames)
                    if part:
                        hide(x, part, frames, besides if game else None)
                    shark, helper, _ = net(x, torch.cat([known(facts[i:i + batch]), besides], 1))
                    both = torch.cat([torch.sigmoid(shark.float())[:, :, None], torch.softmax(helper.float(), 2)], 2)
                    total = total + both / 8
            sharks.append(total[:, :, 0])
            helpers.append(total[:, :, 1:])
    return torch.cat(sharks).cpu().numpy(), torch.cat(helpers).cpu().numpy()


def interval(right):
    share, n, z = float(np.mean(right)), len(right), 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return [round(100 * share, 1), round(100 * (middle - half), 1), round(100 * (middle + half), 1)]


def score(sharks, helpers, facts):
    truth, kinds = facts[:, 1:1 + LEVELS] > 0, facts[:, 1 + LEVELS:]
    right = (sharks > 0.5) == truth
    said = np.maximum(sharks, 1 - sharks)[:, :5]
    bins = [(said >= lo) & (said < lo + 0.1) for lo in (0.5, 0.6, 0.7, 0.8, 0.9)]
    return {
        'sharks': [interval(right[:, level]) for level in range(6)],
        'sharks, no card gone': [interval(right[facts[:, 0] == 0, level]) for level in range(6)] if (facts[:, 0] == 0).any() else [],
        'no shark is always right': [round(100 * float(np.mean(~truth[:, level])), 1) for level in range(6)],
        'helpers': [interval(np.argmax(helpers[:, level], 1) == kinds[:, level]) for level in range(6)],
        'bits': [round(float(-np.mean(np.log2(np.clip(np.where(truth, sharks, 1 - sharks)[:, level], 1e-6, 1)))), 3)
                 for level in range(6)],
        'says, is right, times': [[round(float(said[b].mean()), 3), round(float(right[:, :5][b].mean()), 3), int(b.sum())]
                                  for b in bins if b.sum() > 0],
    }


def main():
    args = arguments()
    args.parts = [part for part in args.parts.split(',') if part]
    torch.manual_seed(args.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.backends.cudnn.benchmark = True
    names, variants = named_optics(args.optics)
    frames = [int(f) for f in args.frames.split(',')]
    shares = [float(share) for share in args.shares.split(',')] if args.shares else None
    stacks = Stacks(args.cards, variants, len_needed(frames), device, args.kept, args.game, shares)
    if args.game:
        frames = [*frames, len_needed(frames)]
    told = TOLD * args.game + len(variants)
    kind = Full if args.full else Strong
    net = kind(len(frames), args.width, args.stem, 2 + told).to(device).to(memory_format=torch.channels_last)
    if args.init:
        widened(net, torch.load(args.init, map_location=device))
    steps = train(net, stacks, args, frames, device)
    result = {
        'eye': args.name, 'frames': [(FRAMES + ['c before'])[f] for f in frames], 'side': stacks.about['size'],
        'parameters': sum(p.numel() for p in net.parameters()), 'learned from': stacks.painted,
        'steps': steps, 'stacks looked at': steps * args.batch, 'seconds': args.seconds, 'seed': args.seed, 'begun with': args.init,
        'device': torch.cuda.get_device_name() if device == 'cuda' else 'cpu', 'torch': torch.__version__,
        'optics': dict(zip(names, variants)) if len(variants) > 1 else variants[0],
    }
    if args.weights:
        torch.save({k: v.half() if v.dtype.is_floating_point else v for k, v in net.state_dict().items()}, args.weights)
    tests = [(f'{folder.split("/")[-1]}, painted by the game', lambda folder=folder: by_the_game(folder, stacks, args.game))
             for folder in args.test.split(',') if folder]
    tests += [(f'painted here {name}'.strip(), lambda i=i: stacks.tests(args.tests, i)) for i, name in enumerate(names) if args.tests]
    said = {}
    for name, painted in tests:
        test = painted()
        facts = test[1].cpu().numpy()
        result[name] = {'tested on': len(facts)}
        chances = {}
        for part in dict.fromkeys(args.parts or ['everything']):
            if part in PARTS and not test[0][:, [frames.index(f) for f in PARTS[part]]].flatten(2).any(2).any(0).all():
                continue  # it has no such frames
            sharks, helpers = look(net, test, frames, part if part in PARTS else None, args.game)
            result[name][part] = score(sharks, helpers, facts)
            chances[part] = sharks
            print(args.name, '|', name, '|', part, [s[0] for s in result[name][part]['sharks']], result[name][part]['bits'], flush=True)
        result[name]['worth'] = worth(chances, facts)
        print(result[name]['worth'], flush=True)
        said.update({f'{name} {part}': sharks for part, sharks in chances.items()}, **{f'{name} facts': facts})
        with open(args.out, 'w') as file:
            json.dump(result, file, indent=1)
        np.savez_compressed(args.out.replace('.json', '.npz'), **said)  # to compare eyes stack by stack


def worth(chances, facts):
    """Points that more to see is worth, stack by stack, with the half width of a 95 % interval: levels 1 to 5, and their mean."""
    right = {part: (sharks[:, :5] > 0.5) == (facts[:, 1:6] > 0) for part, sharks in chances.items()}
    out = {}
    for name, (less, more) in WORTH.items():
        if less in right and more in right:
            gain = 100 * (right[more].astype(float) - right[less])
            gain = np.concatenate([gain, gain.mean(1, keepdims=True)], 1)
            half = 1.96 * gain.std(0) / math.sqrt(len(gain))
            out[name] = [[round(float(g), 1), round(float(h), 1)] for g, h in zip(gain.mean(0), half)]
    return out


def by_the_game(folder, stacks, game):
    """A test of Node's; larger pictures made smaller, frames it lacks left empty."""
    while not os.path.exists(os.path.join(folder, 'about.json')):
        time.sleep(0.5)
    pictures, facts, maps, about = load(folder, 'cpu')
    size, device = stacks.about['size'], stacks.device
    if pictures.shape[-1] != size:
        reduced = [F.interpolate(p.to(device).float(), (size, size), mode='area').round().to(torch.uint8) for p in pictures]
        pictures = torch.stack(reduced)
    elif size <= 192:
        pictures = pictures.to(device)
    lacking = len(stacks.frames) + game - pictures.shape[1]
    if lacking > 0:
        pictures = torch.cat([pictures, torch.zeros_like(pictures[:, :1]).expand(-1, lacking, -1, -1, -1)], 1)
    which = [variant == about['optics'] for variant in stacks.variants].index(True)
    told = F.one_hot(torch.full((len(facts),), which, device=device), len(stacks.variants)).float()
    if game:
        told = torch.cat([torch.zeros(len(facts), TOLD, device=device), told], 1)
    return pictures, facts.to(device), maps.to(device), told


def widened(net, weights):
    """Goes on from an eye that knew fewer frames, or less besides: what is new counts for nothing at first."""
    grown = {}
    for name, wanted in net.state_dict().items():
        if name not in weights:
            grown[name] = wanted
            continue
        had = weights[name].float() if weights[name].dtype.is_floating_point else weights[name]
        if had.shape != wanted.shape:
            new = torch.zeros_like(wanted)
            shared = min(had.shape[1], wanted.shape[1])
            new[:, :shared] = had[:, :shared]
            had = new
        grown[name] = had
    net.load_state_dict(grown)


if __name__ == '__main__':
    main()

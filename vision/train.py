"""Trains one eye and tests it on stacks under keys it never saw. Everything about the run goes into a JSON file.

python3 vision/train.py --train 'stacks/train-*' --test stacks/test --frames 0,1,2,3,4 --seconds 90 \\
  --name 'five views' --out eye.json

Folders that match --train and are finished only later join in while it learns: painting is slower than learning.
"""
import argparse
import glob
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from eyes import LEVELS, Strong, known, load, oriented

WEIGHT = [1, 1, 1, 1, 1, 0.5, 0.3, 0.2, 0.1]  # of a shark on each level
TORCH = [9, 10, 11, 12, 13, 14]
PARTS = {
    'middle view': [0], 'five views': [0, 1, 2, 3, 4], 'nine views': list(range(9)),
    'middle view and flashlight': [0, *TORCH], 'five views and flashlight': [0, 1, 2, 3, 4, *TORCH], 'all of it': list(range(15)),
}
HELPERS, WHERE = 0.2, 20.0  # of the helpers, and of showing where things are


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--train', required=True)  # folders, by a pattern
    parser.add_argument('--test', required=True)
    parser.add_argument('--frames', default='0,1,2,3,4')
    parser.add_argument('--width', type=int, default=48)
    parser.add_argument('--stem', type=int, default=2)
    parser.add_argument('--seconds', type=float, default=90)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--batch', type=int, default=256)
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


class Stacks:
    """All finished folders that match a pattern; new ones join in when asked for."""

    def __init__(self, pattern, device, frames):
        self.pattern, self.device, self.frames, self.seen, self.about = pattern, device, frames, set(), None
        self.pictures = self.facts = self.maps = None
        while not self.join():
            time.sleep(0.5)

    def join(self):
        ready = sorted(f for f in glob.glob(self.pattern) if os.path.exists(os.path.join(f, 'about.json')))
        for folder in ready:
            if folder in self.seen:
                continue
            self.seen.add(folder)
            pictures, facts, maps, self.about = load(folder, self.device)
            new = (pictures[:, :self.frames].contiguous(), facts, maps)
            old = (self.pictures, self.facts, self.maps)
            self.pictures, self.facts, self.maps = new if old[0] is None else [torch.cat(p) for p in zip(old, new)]
        return len(self.seen) > 0


def train(net, stacks, args, frames, device):
    weight = torch.tensor(WEIGHT, device=device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=0.05, fused=device == 'cuda')
    mean = {k: v.detach().clone() for k, v in net.state_dict().items()}
    start, step, asked = time.time(), 0, time.time()
    while (done := (time.time() - start) / args.seconds) < 1:
        if time.time() - asked > 10:
            stacks.join()
            asked = time.time()
        for group in optimizer.param_groups:
            group['lr'] = args.rate * min(1, step / 300) * (0.5 * (1 + math.cos(math.pi * done)) + 1e-3)
        chosen = torch.randint(0, len(stacks.facts), (args.batch,), device=device)
        xs, ms = [], []
        for turns, some in enumerate(chosen.split(args.batch // 4)):
            x, m = oriented(stacks.pictures[some], stacks.maps[some], turns, step % 2 == 1)
            xs.append(x)
            ms.append(m)
        x = lit(torch.cat(xs), frames)
        x = x * (1 + 0.04 * torch.randn(len(x), 1, 1, 1, device=device, dtype=x.dtype))
        for part, some in zip(args.parts, x.chunk(max(1, len(args.parts)))):
            hide(some, part, frames)
        facts, order = stacks.facts[chosen], torch.randperm(args.batch, device=device)
        x, facts, maps = x[order].contiguous(memory_format=torch.channels_last), facts[order], torch.cat(ms)[order]
        with torch.autocast(device, dtype=torch.bfloat16):
            said = net(x, known(facts))
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
        if step % 1000 == 0:
            print(args.name, step, f'{loss.item():.3f}', f'{time.time() - start:.0f} s', len(stacks.facts), flush=True)
    net.load_state_dict(mean)
    return step


def hide(x, part, frames):
    """Leaves of the frames only those of a part."""
    for i, frame in enumerate(frames):
        if frame not in PARTS[part]:
            x[:, 3 * i:3 * i + 3] = 0


def len_needed(frames):
    """Frames come in groups that turn into each other: one, five, nine or all."""
    return next(n for n in (1, 5, 9, 15) if max(frames) < n)


def look(net, data, frames, part=None, batch=100):
    """Chances of a shark per level, and of each helper, averaged over eight ways to hold the picture."""
    pictures, facts, _, _ = data
    net.eval()
    sharks, helpers = [], []
    with torch.no_grad(), torch.autocast(facts.device.type, dtype=torch.bfloat16):
        for i in range(0, len(facts), batch):
            some = pictures[i:i + batch][:, :len_needed(frames)]
            total = 0
            for turns in range(4):
                for mirrored in (False, True):
                    x, _ = oriented(some, None, turns, mirrored)
                    x = lit(x, frames)
                    if part:
                        hide(x, part, frames)
                    shark, helper, _ = net(x, known(facts[i:i + batch]))
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
        'sharks, no card gone': [interval(right[facts[:, 0] == 0, level]) for level in range(6)],
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
    device, begun = 'cuda' if torch.cuda.is_available() else 'cpu', time.time()
    torch.backends.cudnn.benchmark = True
    frames = [int(f) for f in args.frames.split(',')]
    stacks = Stacks(args.train, device, len_needed(frames))
    loaded = time.time() - begun
    net = Strong(len(frames), args.width, args.stem).to(device).to(memory_format=torch.channels_last)
    if args.init:
        widened(net, torch.load(args.init, map_location=device))
    steps = train(net, stacks, args, frames, device)
    test = load(args.test, device)
    facts, about = test[1].cpu().numpy(), stacks.about
    result = {
        'eye': args.name, 'frames': [about['frames'][f] for f in frames], 'side': about['side'],
        'parameters': sum(p.numel() for p in net.parameters()), 'learned from': len(stacks.facts),
        'tested on': len(facts), 'steps': steps, 'stacks looked at': steps * args.batch, 'seconds': args.seconds,
        'waited for pictures': round(loaded, 1), 'seed': args.seed, 'begun with': args.init,
        'device': torch.cuda.get_device_name() if device == 'cuda' else 'cpu', 'torch': torch.__version__,
        'optics': about['optics'], **score(*look(net, test, frames), facts),
    }
    result['with'] = {part: score(*look(net, test, frames, part), facts) for part in dict.fromkeys(args.parts)}
    with open(args.out, 'w') as file:
        json.dump(result, file, indent=1)
    if args.weights:
        torch.save({k: v.half() if v.dtype.is_floating_point else v for k, v in net.state_dict().items()}, args.weights)
    print(args.name, 'steps', steps, 'stacks', len(stacks.facts), 'sharks', [s[0] for s in result['sharks']],
          'helpers', [h[0] for h in result['helpers']], flush=True)
    for part, scored in result['with'].items():
        print(' ', part, [s[0] for s in scored['sharks']], flush=True)


def widened(net, weights):
    """Goes on from an eye that knew fewer frames: the new ones count for nothing at first."""
    name = 'stem.0.weight'
    known_frames, wanted = weights[name].float(), net.state_dict()[name]
    grown = torch.zeros_like(wanted)
    shared = min(known_frames.shape[1], wanted.shape[1])
    grown[:, :shared] = known_frames[:, :shared]
    net.load_state_dict({**{k: v.float() if v.dtype.is_floating_point else v for k, v in weights.items()}, name: grown})


if __name__ == '__main__':
    main()

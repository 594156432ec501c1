"""Trains the bots' eye on stacks without end, makes it small, calibrates it for each bot and writes it out.

python3 vision/train_small.py --cards cards --optics look.json --test stacks/test --seconds 300 --out FOLDER
"""
import argparse
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from eyes import LEVELS, Small, load, oriented
from train import WEIGHT, Stacks, interval, named_optics

SIDE = 96
FRESH = 64  # stacks painted for each lesson
JUDGED = Small.JUDGED
# how each bot looks: which of the middle, left, right, up and down it takes in, and how coarsely
BOTS = {'minnow': ([0], 2), 'seal': ([0, 1, 2], 1), 'barracuda': ([0, 1, 2, 3, 4], 1)}


def seen(pictures, way):
    """What a bot takes in of five pictures, each 0 where it does not look."""
    frames, coarse = way
    batch = len(pictures)
    x = pictures[:, :5].float().div(255).sub(0.45).mul(4)
    x = F.avg_pool2d(x.flatten(0, 1), x.shape[-1] // (SIDE // coarse))
    if coarse > 1:
        x = F.interpolate(x, scale_factor=coarse, mode='nearest')
    x = x.reshape(batch, 5, 3, SIDE, SIDE)
    kept = torch.zeros(5, device=x.device)
    kept[frames] = 1
    return (x * kept.view(1, 5, 1, 1, 1)).flatten(1, 2)


def losses(sharks, helpers, where, facts, maps, weight):
    shark = F.binary_cross_entropy_with_logits(sharks.float(), facts[:, 1:1 + JUDGED].float(), reduction='none')
    helper = F.cross_entropy(helpers.float().transpose(1, 2), facts[:, 1 + LEVELS:1 + LEVELS + JUDGED].long(), reduction='none')
    dense = F.binary_cross_entropy_with_logits(where.float(), maps.float())
    return (shark.mean(0) * weight).sum() + 0.3 * (helper.mean(0) * weight).sum() + 20 * dense


def train(net, stacks, seconds, batch, device):
    weight = torch.tensor(WEIGHT[:JUDGED], device=device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=0.02)
    mean = {k: v.detach().clone() for k, v in net.state_dict().items()}
    for _ in range(1024 // FRESH):
        stacks.renew(FRESH)
    start = time.time()
    step, ways = 0, [BOTS['barracuda'], BOTS['barracuda'], BOTS['seal'], BOTS['minnow']]
    while (done := (time.time() - start) / seconds) < 1:
        stacks.renew(FRESH)
        for group in optimizer.param_groups:
            group['lr'] = 3e-3 * min(1, step / 300) * (0.5 * (1 + math.cos(math.pi * done)) + 1e-3)
        pictures, facts, maps, _ = stacks.some(batch)
        xs, ms = [], []
        for turns, (some, there) in enumerate(zip(pictures.chunk(4), maps.chunk(4))):
            x, m = oriented(some, there, (turns + step // 2) % 4, step % 2 == 1)
            xs.append(seen(x, ways[turns]))
            ms.append(m)
        x = torch.cat(xs)
        x = x * (1 + 0.04 * torch.randn(len(x), 1, 1, 1, device=device))
        with torch.autocast(device, dtype=torch.bfloat16):
            said = net(x.contiguous(memory_format=torch.channels_last))
        loss = losses(*said, facts, torch.cat(ms), weight)
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
        if step % 1000 == 0 or step == 20:
            print('small', step, f'{loss.item():.3f}', f'{time.time() - start:.0f} s', stacks.painted, flush=True)
    net.load_state_dict(mean)
    return step


def rounded(weight):
    """To whole numbers from -127 to 127, with a scale for each output."""
    flat = weight.reshape(len(weight), -1)
    scale = flat.abs().amax(1).clamp(min=1e-8) / 127
    whole = torch.round(flat / scale[:, None]).clamp(-127, 127)
    return whole.to(torch.int8), scale


def packed(net):
    """Normalisation folded in, weights as bytes: what is written is what is tested."""
    layers, parts = [], []
    with torch.no_grad():
        for conv, norm in net.convs:
            factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            whole, scale = rounded(conv.weight * factor[:, None, None, None])
            bias = norm.bias - norm.running_mean * factor
            conv.weight.copy_((whole.float() * scale[:, None]).reshape(conv.weight.shape))
            norm.weight.fill_(1), norm.running_var.fill_(1 - norm.eps), norm.running_mean.zero_(), norm.bias.copy_(bias)
            layers.append({'stride': conv.stride[0], 'from': conv.in_channels, 'to': conv.out_channels})
            parts.append((whole, scale, bias))
        for dense in net.dense:
            whole, scale = rounded(dense.weight)
            dense.weight.copy_(whole.float() * scale[:, None])
            layers.append({'from': dense.in_features, 'to': dense.out_features})
            parts.append((whole, scale, dense.bias))
    blob = b''.join(p.detach().cpu().numpy().astype(t).tobytes()
                    for whole, scale, bias in parts for p, t in ((whole, np.int8), (scale, '<f4'), (bias, '<f4')))
    return layers, blob


def look(net, test, way, turned=0, mirrored=False):
    net.eval()
    out = []
    with torch.no_grad():
        for i in range(0, len(test[1]), 200):
            x, _ = oriented(test[0][i:i + 200], None, turned, mirrored)
            shark, helper, _ = net(seen(x, way))
            out.append(torch.cat([shark, helper.flatten(1)], 1))
    return torch.cat(out)


def calibrated(said, facts):
    """Per level: how much to trust it. Fits slope and shift of each shark, and the heat of each helper's odds."""
    a, b = torch.ones(JUDGED, requires_grad=True, device=said.device), torch.zeros(JUDGED, requires_grad=True, device=said.device)
    h = torch.ones(JUDGED, requires_grad=True, device=said.device)
    sharks, helpers = said[:, :JUDGED].float(), said[:, JUDGED:].float().reshape(-1, JUDGED, 4)
    optimizer = torch.optim.LBFGS([a, b, h], max_iter=60)

    def closure():
        optimizer.zero_grad()
        loss = F.binary_cross_entropy_with_logits(a * sharks + b, facts[:, 1:1 + JUDGED].float())
        loss = loss + F.cross_entropy((h[:, None] * helpers).transpose(1, 2), facts[:, 1 + LEVELS:1 + LEVELS + JUDGED].long())
        loss.backward()
        return loss

    optimizer.step(closure)
    return {k: [round(v, 4) for v in t.tolist()] for k, t in (('slope', a), ('shift', b), ('heat', h))}


def report(said, fit, facts):
    said, facts = said.cpu().numpy(), facts.cpu().numpy()
    chance = 1 / (1 + np.exp(-(said[:, :JUDGED] * np.array(fit['slope']) + np.array(fit['shift']))))
    truth = facts[:, 1:1 + JUDGED] > 0
    right = (chance > 0.5) == truth
    odds = said[:, JUDGED:].reshape(-1, JUDGED, 4)
    sure = np.maximum(chance, 1 - chance)[:, :5]
    bins = [(sure >= lo) & (sure < lo + 0.1) for lo in (0.5, 0.6, 0.7, 0.8, 0.9)]
    return {
        'sharks': [interval(right[:, i]) for i in range(JUDGED)],
        'helpers': [interval(odds[:, i].argmax(1) == facts[:, 1 + LEVELS + i]) for i in range(JUDGED)],
        'says, is right, times': [[round(float(sure[b].mean()), 3), round(float(right[:, :5][b].mean()), 3), int(b.sum())]
                                  for b in bins if b.sum() > 0],
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--cards', required=True)
    parser.add_argument('--optics', required=True)
    parser.add_argument('--test', required=True)
    parser.add_argument('--seconds', type=float, default=300)
    parser.add_argument('--batch', type=int, default=512)
    parser.add_argument('--out', required=True)
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.backends.cudnn.benchmark = True
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    stacks = Stacks(args.cards, named_optics(args.optics)[1], 5, device)
    net = Small().to(device)
    steps = train(net, stacks, args.seconds, args.batch, device)
    layers, blob = packed(net)
    net.float()
    while not os.path.exists(os.path.join(args.test, 'about.json')):
        time.sleep(0.5)
    test = load(args.test, device)
    half = len(test[1]) // 2
    bots = {}
    for name, way in BOTS.items():
        said = torch.cat([look(net, tuple(t[:half] if torch.is_tensor(t) else t for t in test), way, k, k > 1) for k in range(4)])
        fit = calibrated(said, test[1][:half].repeat(4, 1))
        other = look(net, test, way, 0, False)[half:]
        bots[name] = {'frames': way[0], 'coarse': way[1], 'fit': fit, **report(other, fit, test[1][half:])}
        print(name, [s[0] for s in bots[name]['sharks']], [s[0] for s in bots[name]['helpers']], bots[name]['says, is right, times'], flush=True)
    x = seen(test[0][:1], BOTS['barracuda'])
    with torch.no_grad():
        example = net(x)
    with open(os.path.join(args.out, 'small.bin'), 'wb') as file:
        file.write(blob)
    x.cpu().numpy().astype('<f4').tofile(os.path.join(args.out, 'small-example.bin'))
    with open(os.path.join(args.out, 'small.json'), 'w') as file:
        json.dump({'layers': layers, 'bytes': len(blob), 'side': SIDE, 'steps': steps, 'seconds': args.seconds,
                   'learned from': stacks.painted, 'tested on': len(test[1]) - half, 'seed': 1, 'bots': bots,
                   'example': [round(float(v), 4) for v in torch.cat([example[0][0], example[1][0].flatten()])]}, file, indent=1)


if __name__ == '__main__':
    main()

"""Teaches a judge from positions that `lab train … --positions` wrote, on a GPU; `lab train … --taught` judges it.

    python3 lab/train/teach.py --seats 5 --hidden 64,32 --passes 20 --out taught.json part-*.bin

The net and what it learns from are those of `lab/train/trainer.ts`: the seats' numbers become chances, and the less
surprised it is by who won, the better. The weights it writes are their running average over the last passes.
"""
import argparse
import json
import math

import numpy as np
import torch

UNIT = 1 / 4096


def read(files, columns):
    """Whole rows of matches every file has finished: one that was cut off gives the measure."""
    parts = [np.fromfile(name, dtype=np.int16) for name in files]
    parts = [flat[: len(flat) // columns * columns].reshape(-1, columns) for flat in parts]
    numbers = [numbered(part) for part in parts]
    matches = min(int(number[-1]) for number in numbers)
    kept = [part[: np.searchsorted(number, matches)] for part, number in zip(parts, numbers)]
    return kept, matches * len(parts)


def numbered(part):
    """A row begins with the number of its match, in sixteen bits: after the largest follows the smallest."""
    first = part[:, 0].astype(np.int64)
    steps = np.diff(first, prepend=first[:1])
    return first[0] + np.cumsum(np.where(steps < 0, steps + 2**16, steps))


def chances(numbers, taken):
    """As `sharesOf` in bots/judge/net.ts, by logarithms."""
    logs = 4 * torch.sign(numbers) * torch.log1p(torch.abs(numbers))
    return torch.log_softmax(logs.masked_fill(~taken, -1e9), dim=1)


def go_on(net, path, sizes):
    with open(path) as file:
        before = json.load(file)
    if before["layers"] != sizes:
        raise SystemExit(f"{path} has layers {before['layers']}, not {sizes}")
    numbers = torch.tensor([int(x) for x in before["numbers"].split(" ")], dtype=torch.float32) * UNIT
    at = 0
    for part in net.parameters():  # a layer's matrix, then its bias, as they are written below
        part.data.copy_(numbers[at : at + part.numel()].view_as(part))
        at += part.numel()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="+")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--width", type=int, required=True)
    parser.add_argument("--hidden", default="64,32")
    parser.add_argument("--passes", type=int, default=20)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="what was taught before, to go on from")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")

    columns = 1 + args.seats + args.seats * args.width
    parts, matches = read(args.files, columns)
    data = torch.cat([torch.from_numpy(part).to(device) for part in parts])
    print(f"{matches} matches, {len(data)} positions", flush=True)

    sizes = [args.width, *map(int, args.hidden.split(",")), 1]
    layers = []
    for nth, (size, to) in enumerate(zip(sizes, sizes[1:])):
        layers.append(torch.nn.Linear(size, to))
        if nth < len(sizes) - 2:
            layers.append(torch.nn.ReLU())
    net = torch.nn.Sequential(*layers).to(device)
    if args.start:
        go_on(net, args.start, sizes)
    mean = torch.optim.swa_utils.AveragedModel(net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998))
    steps = args.passes * (len(data) // args.batch)
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-4, fused=device.type == "cuda")
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, step / 200) * 0.5 * (1 + math.cos(math.pi * min(1, step / steps))) + 0.002
    )
    for nth in range(args.passes):
        order = torch.randperm(len(data), device=device)
        total = torch.zeros((), device=device)
        batches = len(data) // args.batch
        for i in range(batches):
            batch = data[order[i * args.batch : (i + 1) * args.batch]].float() * UNIT
            shares = batch[:, 1 : 1 + args.seats]
            taken = shares >= 0
            sights = batch[:, 1 + args.seats :].view(-1, args.seats, args.width)
            logs = chances(net(sights).squeeze(2), taken)
            loss = -(shares * logs).masked_fill(~taken, 0).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            mean.update_parameters(net)
            total += loss.detach()
        print(f"pass {nth + 1}: surprise {total.item() / batches:.5f}", flush=True)

    linear = [layer for layer in mean.module if isinstance(layer, torch.nn.Linear)]
    numbers = [
        int(x)
        for layer in linear
        for part in (layer.weight, layer.bias)
        for x in torch.round(part.detach().double().flatten() / UNIT).tolist()
    ]
    with open(args.out, "w") as out:
        json.dump({"matches": matches, "layers": sizes, "numbers": " ".join(map(str, numbers))}, out)


main()

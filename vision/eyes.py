"""Eyes: networks that say what is on each level of a stack, from pictures alone."""
import glob
import json
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

LEVELS = 9
MAP = 24
# what becomes of the frames when the picture is turned by 90 degrees counter-clockwise, and when it is mirrored
TURNED = [0, 3, 4, 2, 1, 7, 8, 6, 5, 9, 10, 13, 14, 12, 11, 16, 18, 15, 17]
MIRRORED = [0, 2, 1, 3, 4, 6, 5, 7, 8, 9, 10, 12, 11, 13, 14, 16, 15, 18, 17]


def load(folder, device):
    """Pictures (stacks, frames, 3, side, side), facts and maps of a folder that paint.ts has filled."""
    with open(os.path.join(folder, 'about.json')) as file:
        about = json.load(file)
    side, frames = about['side'], len(about['frames'])
    pictures, facts, maps = [], [], []
    for name in sorted(glob.glob(os.path.join(folder, '*.facts'))):
        told = np.fromfile(name, dtype=np.uint8).reshape(-1, 1 + 2 * LEVELS)
        rgb = np.fromfile(name[:-6] + '.rgb', dtype=np.uint8).reshape(len(told), frames, side, side, 3)
        where = np.fromfile(name[:-6] + '.maps', dtype=np.uint8).reshape(len(told), 2 * LEVELS, MAP, MAP)
        pictures.append(torch.from_numpy(rgb).to(device).permute(0, 1, 4, 2, 3).contiguous())
        facts.append(torch.from_numpy(told).to(device))
        maps.append(torch.from_numpy(where).to(device))
    return torch.cat(pictures), torch.cat(facts), torch.cat(maps), about


def oriented(pictures, maps, turns, mirrored):
    """All frames of some stacks turned and mirrored, each frame put where it then belongs."""
    frames = pictures.shape[1]
    for _ in range(turns):
        pictures = torch.rot90(pictures, 1, (3, 4))[:, TURNED[:frames]]
        maps = None if maps is None else torch.rot90(maps, 1, (2, 3))
    if mirrored:
        pictures = torch.flip(pictures, (4,))[:, MIRRORED[:frames]]
        maps = None if maps is None else torch.flip(maps, (3,))
    return pictures, maps


class Block(nn.Module):
    def __init__(self, inner, outer, stride=1):
        super().__init__()
        self.a = nn.Conv2d(inner, outer, 3, stride, 1, bias=False)
        self.n = nn.BatchNorm2d(outer)
        self.b = nn.Conv2d(outer, outer, 3, 1, 1, bias=False)
        self.m = nn.BatchNorm2d(outer)
        plain = inner == outer and stride == 1
        self.skip = nn.Identity() if plain else nn.Sequential(
            nn.Conv2d(inner, outer, 1, stride, bias=False), nn.BatchNorm2d(outer))

    def forward(self, x):
        y = F.gelu(self.n(self.a(x)))
        return F.gelu(self.m(self.b(y)) + self.skip(x))


class Strong(nn.Module):
    """As strong as we can: learns where things are on which level, and judges from that."""

    def __init__(self, frames, width=48, stem_stride=2, told=2):
        super().__init__()
        w = width
        self.stem = nn.Sequential(nn.Conv2d(3 * frames, w, 2 * stem_stride + 1, stem_stride, stem_stride, bias=False),
                                  nn.BatchNorm2d(w), nn.GELU())
        self.body = nn.Sequential(Block(w, w), Block(w, 2 * w, 2), Block(2 * w, 2 * w), Block(2 * w, 4 * w, 2),
                                  Block(4 * w, 4 * w), Block(4 * w, 4 * w))
        self.where = nn.Conv2d(4 * w, 2 * LEVELS, 1)
        self.rest = nn.Sequential(Block(4 * w + 2 * LEVELS, 8 * w, 2), Block(8 * w, 8 * w))
        self.head = nn.Sequential(nn.Linear(16 * w + 4 * LEVELS + told, 384), nn.GELU(), nn.Dropout(0.3),
                                  nn.Linear(384, LEVELS + 4 * LEVELS))

    def forward(self, x, gone):
        return self.judged(self.stem(x), gone)

    def judged(self, seen, gone):
        f = self.body(seen)
        where = self.where(f)
        g = self.rest(torch.cat([f, torch.sigmoid(where)], 1))
        told = torch.cat([g.mean((2, 3)), g.amax((2, 3)), where.amax((2, 3)), torch.sigmoid(where).mean((2, 3)), gone], 1)
        out = self.head(told)
        return out[:, :LEVELS], out[:, LEVELS:].reshape(-1, LEVELS, 4), where


class Full(Strong):
    """Sees every pixel of a large picture: a Strong eye for the picture made smaller, and what finer things add to it."""

    SMALLER, FINE = 192, 64

    def __init__(self, frames, width=48, stem_stride=2, told=2):
        super().__init__(frames, width, stem_stride, told)
        self.cells = self.SMALLER // stem_stride
        self.fine = nn.Sequential(nn.Conv2d(3 * frames, 48, 5, 2, 2, bias=False), nn.BatchNorm2d(48), nn.GELU(),
                                  Block(48, self.FINE, 2))
        self.added = nn.Conv2d(self.FINE, width, 1)
        nn.init.zeros_(self.added.weight), nn.init.zeros_(self.added.bias)  # at first it sees what the smaller one does

    def forward(self, x, gone):
        coarse = self.stem(F.adaptive_avg_pool2d(x, self.SMALLER))
        return self.judged(coarse + self.added(F.adaptive_avg_pool2d(self.fine(x), self.cells)), gone)


def known(facts):
    """What everybody at the table knows besides the picture: how many cards are gone."""
    gone = facts[:, :1].float()
    return torch.cat([gone / 20, (gone > 0).float()], 1)


class Small(nn.Module):
    """The bots' eye: few enough weights to be fetched with the game, few enough sums for one look in a tenth of a second."""

    JUDGED = 6

    def __init__(self):
        super().__init__()
        def layer(inner, outer, stride):
            return nn.Sequential(nn.Conv2d(inner, outer, 3, stride, 1, bias=False), nn.BatchNorm2d(outer))
        self.convs = nn.ModuleList([layer(15, 24, 2), layer(24, 48, 2), layer(48, 48, 1), layer(48, 48, 1), layer(48, 48, 1),
                                    layer(48, 48, 1), layer(48, 64, 2), layer(64, 64, 1), layer(64, 64, 1)])
        self.where = nn.Conv2d(48, 2 * LEVELS, 1)  # for its lessons alone
        self.dense = nn.ModuleList([nn.Linear(128, 96), nn.Linear(96, 5 * self.JUDGED)])

    def forward(self, x):
        c = self.convs
        x = F.relu(c[1](F.relu(c[0](x))))
        x = F.relu(c[3](F.relu(c[2](x))) + x)
        x = F.relu(c[5](F.relu(c[4](x))) + x)
        where = self.where(x)
        x = F.relu(c[6](x))
        x = F.relu(c[8](F.relu(c[7](x))) + x)
        out = self.dense[1](F.relu(self.dense[0](torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1))))
        return out[:, :self.JUDGED], out[:, self.JUDGED:].reshape(-1, self.JUDGED, 4), where

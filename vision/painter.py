"""The game's painter once more, for the GPU: lays cards that cards.ts has painted into stacks without end.

It follows games/dive/picture step by step, many stacks at a time. `python3 vision/painter.py FOLDER` compares it with what
Node painted there (cards.ts --check). Eyes learn from these stacks and are tested on Node's.
"""
import glob
import json
import os
import sys

import numpy as np
import torch
import torch.nn.functional as F

LAYERS, CARDS, THINGS, DAPPLES = 9, 36, 16, 8
BEFORE = 5  # cards of the last dive; as many of the deepest are left out of the murk, where nobody misses them
VEIL, ABYSS = (0.075, 0.44, 0.6), (0.003, 0.028, 0.09)
BLUR, BLUR_GROWTH, SUN, PENUMBRA = 0.0009, 0.0005, (0.0062, 0.0085), 0.0022
SHADOW, AMBIENT_SHADOW, AMBIENT, MURK_GAP, GRAIN, OPACITY = 0.62, 0.28, 0.45, 2.2, 0.003, 0.94
DYE_DIMS = 0.4
FRAMES = ['c', 'l2', 'r2', 'u2', 'd2', 'l1', 'r1', 'u1', 'd1', 'above-2-2', 'below-2-2', 'side-0', 'side-4', 'side-2', 'side-6',
          'above-1-1', 'above-3-1', 'above-1-3', 'above-3-3']
TILTS = {'c': (0, 0), 'l1': (-.5, 0), 'l2': (-1, 0), 'r1': (.5, 0), 'r2': (1, 0), 'u1': (0, -.5), 'u2': (0, -1), 'd1': (0, .5), 'd2': (0, 1)}


def load_bank(folder, device, most=None):
    """All cards of a folder, on the GPU: (cards, 6, side, side), card 36·n + i being card i."""
    with open(os.path.join(folder, 'about.json')) as file:
        about = json.load(file)
    side, parts = about['side'], []
    for name in sorted(glob.glob(os.path.join(folder, '*.planes'))):
        planes = np.fromfile(name, dtype=np.uint8).reshape(-1, 6, side, side)[:most]
        parts.append(torch.from_numpy(planes).to(device))
    return torch.cat(parts), about


def varied(variants, which):
    """The optics of each stack: variants[which[b]]."""
    out = {}
    for name, value in variants[0].items():
        table = torch.tensor([v[name] for v in variants], device=which.device, dtype=torch.float32)
        out[name] = table[which]
    return out


def box_kernels(spread):
    """blur.ts: a box with soft ends, twice. Spreads (n) in pixels; kernels (n, taps)."""
    spread = torch.where(spread < 0.15, torch.zeros_like(spread), spread)
    variance = spread ** 2 / 2
    most = int(np.ceil((np.sqrt(1 + 12 * float(variance.max())) - 1) / 2)) + 1 if len(spread) else 1
    reach = torch.zeros_like(variance)
    for r in range(1, most + 1):
        reach = torch.where(variance >= r * (r + 1) / 3, torch.full_like(reach, r), reach)
    most = int(reach.max()) + 1
    inside, outside = reach * (reach + 1) * (2 * reach + 1) / 3, (reach + 1) ** 2
    edge = (variance * (2 * reach + 1) - inside) / (2 * (outside - variance))
    at = torch.arange(-most, most + 1, device=spread.device).abs()[None]
    one = (at <= reach[:, None]).float() + (at == reach[:, None] + 1).float() * edge[:, None]
    one = one / one.sum(1, keepdim=True)
    n, taps = one.shape
    both = F.conv1d(one[None], one.flip(1)[:, None], padding=taps - 1, groups=n)[0]
    return both


def blurred(planes, spread):
    """Planes (n, c, side, side), each with a spread of its own (n), in pixels. Sums of moved planes: several times as fast as convolutions."""
    h, w = planes.shape[2:]
    kernel = box_kernels(spread)
    taps = kernel.shape[1]
    reach = taps // 2
    share = [kernel[:, i].view(-1, 1, 1, 1) for i in range(taps)]
    x = F.pad(planes, (reach, reach, 0, 0), mode='replicate')
    across = x[..., :w] * share[0]
    for i in range(1, taps):
        across.addcmul_(x[..., i:i + w], share[i])
    x = F.pad(across, (0, 0, reach, reach), mode='replicate')
    out = x[:, :, :h] * share[0]
    for i in range(1, taps):
        out.addcmul_(x[:, :, i:i + h], share[i])
    return out


def between(shape, spread, device):
    low, high = (spread[:, i].view(-1, *[1] * (len(shape) - 1)) for i in (0, 1))
    return low + (high - low) * torch.rand(shape, device=device)


def placed(light):
    """Where above or below the picture a light is held, across and down."""
    return [0.1 + 0.2 * int(digit) for digit in light.split('-')[1:]]


class Painter:
    def __init__(self, bank, window, facts, device):
        self.bank, self.window, self.device = bank, window, device
        self.side = bank.shape[-1]
        self.margin = (self.side - window) // 2
        self.sharks, self.helpers = facts  # per card: 0 or 1, and the kind
        coarse = -(-self.side // 4)
        small = []
        for part in bank.split(512):
            planes = (part[:, :4].float() / 255) ** 2
            small.append(F.interpolate(planes, (coarse, coarse), mode='area').half())
        self.small = torch.cat(small)
        step = DAPPLES / (self.side // 2)
        at = (torch.arange(self.side // 2, device=device) * step + 0.5 * step - 0.5).clamp(0, DAPPLES - 1.001)
        left, mix = at.long(), at - at.floor()
        shares = torch.zeros(DAPPLES, self.side // 2, device=device)
        shares.scatter_add_(0, left[None], (1 - mix)[None]).scatter_add_(0, left[None] + 1, mix[None])
        kernel = box_kernels(torch.tensor([0.4 / step], device=device))
        reach = kernel.shape[1] // 2
        self.shares = F.conv1d(F.pad(shares[:, None], (reach, reach), mode='replicate'), kernel[:, None])[:, 0]

    def draw(self, count, optics, keys=None):
        """Stacks by luck, as vision/stacks.ts deals them, under optics (tensors by stack), from some of the keys."""
        dev, B, sheets = self.device, count, BEFORE + LAYERS
        first, last = keys or (0, len(self.bank) // CARDS)
        order = torch.rand(B, CARDS, device=dev).argsort(1)
        gone = torch.where(torch.rand(B, device=dev) < 0.5, 0, torch.randint(0, 20, (B,), device=dev))
        places = torch.arange(-BEFORE, CARDS - BEFORE, device=dev)[None] + gone[:, None]
        lying = order.gather(1, places % CARDS)  # those that went last, then from the top; those beyond 36 - gone have left
        index = torch.randint(first, last, (B, CARDS), device=dev) * CARDS + lying
        bounded = torch.randn(B, sheets, device=dev).clamp(-2, 2)
        warp = lambda: (2 * torch.rand(B, sheets, device=dev) - 1) * optics['warp'][:, None]
        density = between((B, CARDS, 1), optics['density'], dev)
        things = torch.cat([between((B, sheets, 3), optics['figureDensity'], dev), between((B, sheets, THINGS - 3), optics['decorDensity'], dev)], 2)
        things = things * density[:, :sheets] * OPACITY
        things[:, :, THINGS - 1] = 1
        faded = between((B, sheets, 1), optics['fade'], dev)
        off = 1 + (2 * torch.rand(B, sheets, 3, device=dev) - 1) * optics['tint'].view(-1, 1, 1)
        middle = (optics['decorDensity'].mean(1) * OPACITY).view(-1, 1)
        has_gone = torch.zeros(B, CARDS, device=dev).scatter_(1, order, (torch.arange(CARDS, device=dev)[None] < gone[:, None]).float())
        drawn = {
            'optics': optics, 'lying': lying, 'gone': gone, 'hasGone': has_gone, 'index': index, 'density': density[:, :, 0] * middle,
            'deepFade': between((B, CARDS - LAYERS), optics['fade'], dev),
            'sheets': {
                'gap': torch.maximum(optics['leastGap'][:, None], 1 + optics['gapSpread'][:, None] * bounded),
                'warpX': warp(), 'warpY': warp(), 'softness': between((B, sheets), optics['softness'], dev),
                'dapple': 2 * torch.rand(B, sheets, DAPPLES, DAPPLES, device=dev) - 1,
                'things': things, 'kept': (1 - faded) * off, 'added': faded * torch.tensor(VEIL, device=dev),
            },
            'tint': 1 + (2 * torch.rand(B, 3, device=dev) - 1) * torch.tensor([.06, .03, .03], device=dev),
            'sun': torch.rand(B, device=dev),
        }
        return self.laid(drawn, torch.zeros_like(gone))

    def laid(self, drawn, above):
        """The stack as it lay when so many of the cards that have gone (by stack) were still on top."""
        at = (torch.arange(CARDS - BEFORE, device=self.device)[None] + BEFORE - above[:, None])
        pick = lambda t, n: t.gather(1, at[:, :n].view(*at[:, :n].shape, *[1] * (t.dim() - 2)).expand(-1, -1, *t.shape[2:]))
        index, density = pick(drawn['index'], CARDS - BEFORE), pick(drawn['density'], CARDS - BEFORE)
        return {**drawn, **{name: pick(t, LAYERS) for name, t in drawn['sheets'].items()},
                'top': index[:, :LAYERS], 'deep': index[:, LAYERS:], 'deepDensity': density[:, LAYERS:],
                'cards': CARDS - drawn['gone'] + above, 'left': (CARDS - drawn['gone'] + above).clamp(max=CARDS - BEFORE)}

    def facts(self, drawn):
        """As vision/stacks.ts tells them: cards gone, sharks by level, helpers by level."""
        top = drawn['lying'][:, BEFORE:BEFORE + LAYERS]
        return torch.cat([drawn['gone'][:, None], self.sharks[top], self.helpers[top]], 1).to(torch.uint8)

    def maps(self, drawn, cells):
        """Where sharks, then helpers, lie on each level."""
        m = self.margin
        planes = self.bank[drawn['top'].flatten()][:, 3:5, m:-m, m:-m]
        solid, things = planes[:, 0] > 100, planes[:, 1]
        kinds = torch.stack([(things == k) & solid for k in (1, 2)], 1).float()
        pooled = F.adaptive_avg_pool2d(kinds, cells) > 0.4
        B = len(drawn['gone'])
        return pooled.reshape(B, LAYERS, 2, cells, cells).transpose(1, 2).reshape(B, 2 * LAYERS, cells, cells).to(torch.uint8)

    def render(self, drawn, frames):
        """Bytes (stacks, frames, 3, window, window)."""
        B, S, W, m = len(drawn['gone']), self.side, self.window, self.margin
        optics = drawn['optics']
        colour, cover, hole = self.inks(drawn)
        shade = F.avg_pool2d(cover, 2)
        levels = torch.arange(LAYERS, device=self.device)
        blurs = (BLUR + optics['blurGrowth'][:, None] * levels) ** 2
        spread = ((blurs.cumsum(1) - blurs) + drawn['softness'] ** 2).sqrt() * W
        soft = blurred(torch.cat([colour, cover[:, :, None]], 2).flatten(0, 1), spread.flatten()).reshape(B, LAYERS, 4, S, S)
        colour, cover = soft[:, :, :3], soft[:, :, 3:]
        depth = drawn['gap'].cumsum(1) - drawn['gap']
        murk = self.murk(drawn)
        scene = {'colour': colour, 'cover': cover, 'hole': hole[:, :, None], 'depth': depth, 'murk': murk}
        dapple = 1 + optics['dapple'].view(B, 1, 1, 1) * torch.einsum('brs,ry,sx->byx', drawn['dapple'].flatten(0, 1), self.shares, self.shares).reshape(B, LAYERS, S // 2, S // 2)
        views, torches = [f for f in frames if '-' not in f], [f for f in frames if '-' in f]
        lights = self.light(shade, drawn, dapple, [None, *torches])
        seen = {frame: self.view(drawn, scene, lights[0], TILTS[frame]) for frame in views}
        seen.update({name: self.view(drawn, scene, light, (0, 0), name) for name, light in zip(torches, lights[1:])})
        return torch.stack([seen[frame] for frame in frames], 1)

    def inks(self, drawn):
        B, S = len(drawn['gone']), self.side
        planes = self.bank[drawn['top'].flatten()].reshape(B, LAYERS, 6, S, S)
        ink = (planes[:, :, :4].float() / 255) ** 2
        things = planes[:, :, 4].clamp(max=THINGS - 1).long().flatten(2)
        ink = ink * drawn['things'].gather(2, things).reshape(B, LAYERS, 1, S, S)
        colour, cover = ink[:, :, :3], ink[:, :, 3]
        colour = colour * drawn['kept'][..., None, None] + cover[:, :, None] * drawn['added'][..., None, None]
        return torch.minimum(colour, cover[:, :, None]), cover, planes[:, :, 5].float() / 255

    def murk(self, drawn):
        B, small = len(drawn['gone']), self.small.shape[-1]
        optics, dev = drawn['optics'], self.device
        plane = torch.tensor(ABYSS, device=dev).view(1, 3, 1, 1).expand(B, 3, small, small)
        through = (1 - 0.75 * (1 - optics['transmission'])).view(B, 3, 1, 1)
        veil = torch.tensor(VEIL, device=dev) * drawn['tint']
        deep = drawn['left'] - LAYERS
        for i in range(drawn['deep'].shape[1] - 1, -1, -1):
            level = LAYERS + i
            ink = self.small[drawn['deep'][:, i]].float() * drawn['deepDensity'][:, i].view(B, 1, 1, 1)
            add = (veil * (optics['veilKept'] ** (level + 1))[:, None]).view(B, 3, 1, 1) * (1 - through)
            faded = drawn['deepFade'][:, i].view(B, 1, 1, 1)
            shown = (1 - faded) * ink[:, :3] + faded * ink[:, 3:] * torch.tensor(VEIL, device=dev).view(1, 3, 1, 1)
            new = (plane * (1 - ink[:, 3:]) + 0.34 * 0.97 ** level * shown) * through + add
            if i % 3 == 0:
                width = self.side / 4 * 3 ** 0.5 * (BLUR + BLUR_GROWTH * min(level, 14))
                new = blurred(new, torch.full((B,), width, device=dev))
            plane = torch.where((i < deep).view(B, 1, 1, 1), new, plane)
        return F.interpolate(plane, (self.side, self.side), mode='bilinear', align_corners=False)

    def light(self, shade, drawn, dapple, torches):
        """How much reaches each sheet, and the water under the last, under several lights at once (None = by day)."""
        B, T, half, W = len(shade), len(torches), self.side // 2, self.window
        dev, optics, gap = self.device, drawn['optics'], drawn['gap']
        shadows = optics['shadows'].view(1, B, 1, 1)
        i = torch.arange(half, device=dev).float()
        beams = [self.beam(name, i) for name in torches]
        each = lambda field: torch.tensor([beam[field] for beam in beams], device=dev, dtype=torch.float32).view(T, 1, 1)
        shares = {name: each(name)[..., None] for name in ('ambient', 'direct')}
        direct = torch.stack([beam['start'] for beam in beams])[:, None].expand(T, B, half, half)
        ambient = torch.ones(1, B, half, half, device=dev)
        soft = each('penumbra').clamp(min=0.3).view(T, 1).expand(T, B).flatten()
        fields = [shares['ambient'] * ambient + shares['direct'] * direct]
        for k in range(LAYERS):
            ambient = ambient * (1 - AMBIENT_SHADOW * shadows * shade[None, :, k])
            direct = direct * (1 - SHADOW * shadows * shade[None, :, k])
            g = gap[:, k].view(1, B, 1)
            z = 1 - g * each('zoom')
            line = lambda axis: (each('centre' + axis) - (each('centre' + axis) + each('shift' + axis) * g) * z + z * i).clamp(0, half - 1)
            grid = torch.stack([line('X')[:, :, None, :].expand(T, B, half, half), line('Y')[..., None].expand(T, B, half, half)], 4)
            direct = F.grid_sample(direct.reshape(T * B, 1, half, half), 2 * grid.flatten(0, 1) / (half - 1) - 1, align_corners=True, padding_mode='border')
            direct = blurred(direct, soft).reshape(T, B, half, half)
            ambient = blurred(ambient[0, :, None], torch.full((B,), max(0.3, 3 * PENUMBRA * W / 2), device=dev))[None, :, 0]
            fields.append((shares['ambient'] * ambient + shares['direct'] * direct) * dapple[None, :, k])
        lit = torch.stack(fields, 2).flatten(0, 1)
        return F.interpolate(lit, scale_factor=2, mode='bilinear', align_corners=False).reshape(T, B, LAYERS + 1, self.side, self.side)

    def beam(self, name, i):
        """light.ts, beamOf: how one light falls."""
        half, unit = len(i), self.window / 2
        beam = {'ambient': AMBIENT, 'direct': 1 - AMBIENT, 'shiftX': SUN[0] * unit, 'shiftY': SUN[1] * unit, 'zoom': 0.0,
                'centreX': 0.0, 'centreY': 0.0, 'penumbra': PENUMBRA * unit, 'start': torch.ones(half, half, device=i.device)}
        if name is None:
            return beam
        beam.update(ambient=AMBIENT / 2, penumbra=0.6 * PENUMBRA * unit)
        kind, *place = name.split('-')
        if kind == 'below':
            return {**beam, 'direct': 0.35 * (1 - AMBIENT)}
        if kind == 'above':
            x, y = (share * unit + self.margin / 2 for share in placed(name))
            bell = lambda centre: torch.exp(-((i - centre) ** 2) / (2 * (0.2 * unit) ** 2))
            start = 2 * bell(x)[None] * bell(y)[:, None] + 0.06
            return {**beam, 'direct': 1.0, 'zoom': 0.05, 'centreX': x, 'centreY': y, 'shiftX': 0.0, 'shiftY': 0.0, 'start': start}
        angle = int(place[0]) * np.pi / 4
        cos, sin = round(np.cos(angle), 6), round(np.sin(angle), 6)
        x, y = i[None] / half - 0.5, i[:, None] / half - 0.5
        way, off = x * cos + y * sin + 0.5, y * cos - x * sin
        bell = torch.exp(-(off * off) / (2 * 0.25 ** 2 * (1 + 1.2 * way).clamp(min=0.2)))
        start = 1.9 * bell * (1.15 - 0.8 * way).clamp(min=0.1) + 0.06
        return {**beam, 'direct': 1.0, 'shiftX': cos * 0.03 * unit, 'shiftY': sin * 0.03 * unit, 'start': start}

    def seen(self, planes, right, down):
        """Planes (n, c, side, side) read at the window's pixels moved by so much (n, window, window)."""
        W, m = self.window, self.margin
        at = torch.arange(W, device=self.device).float() + m
        grid = torch.stack([at[None, None, :] + right, at[None, :, None] + down], 3)
        return F.grid_sample(planes, 2 * grid / (self.side - 1) - 1, align_corners=True, padding_mode='border')

    def view(self, drawn, scene, light, tilt, torch_=None):
        B, S, W, m = len(drawn['gone']), self.side, self.window, self.margin
        optics, dev, n = drawn['optics'], self.device, B * LAYERS
        ink, lit = scene['colour'], scene['colour'] * light[:, :LAYERS, None]
        has_dye = bool((optics['dye'] > 0).any())
        planes = torch.cat([lit, scene['cover'], scene['hole']] + ([ink] if has_dye else []), 2)
        per, murk, under = optics['perspective'].view(B, 1), scene['murk'], light[:, 1:]
        if tilt == (0, 0):
            crop = slice(m, m + W)
            planes, murk, under = planes[..., crop, crop], murk[..., crop, crop], under[..., crop, crop]
        else:
            pixels = optics['parallax'].view(B, 1) * W
            depth = scene['depth']
            across = torch.arange(W, device=dev) / W - 0.5
            bent = 1 / (1 + per * depth) ** 2
            height = (depth / (1 + per * depth))[..., None, None] + (bent * drawn['warpX'])[..., None, None] * across + (bent * drawn['warpY'])[..., None, None] * across[:, None]
            move = (pixels[..., None, None] * height).flatten(0, 1)
            planes = self.seen(planes.flatten(0, 1), tilt[0] * move, tilt[1] * move).reshape(B, LAYERS, -1, W, W)
            whole = lambda d: [(t * pixels * d / (1 + per * d)).round().clamp(-m, m) for t in tilt]
            x, y = (s.flatten()[:, None, None] for s in whole(depth))
            under = self.seen(under.reshape(n, 1, S, S), x.expand(-1, W, W), y.expand(-1, W, W)).reshape(B, LAYERS, W, W)
            x, y = (s[:, :, None] for s in whole(depth[:, -1:] + MURK_GAP))
            murk = self.seen(murk, x.expand(-1, W, W), y.expand(-1, W, W))
        line, veil_share = murk, 1.0
        if torch_ and torch_.startswith('below'):
            veil_share = 0.5
            x, y = placed(torch_)
            beyond = (drawn['cards'] - LAYERS).clamp(min=0)[:, None]
            power = torch.tensor([6.65, 7, 5.46], device=dev) * torch.tensor([.925, .94, .945], device=dev) ** beyond
            line = 0.6 * murk + power.view(B, 3, 1, 1) * (self.bell(y, 0.25, 1)[:, None] * self.bell(x, 0.25, 1)[None] * (0.45 + 4 * murk[:, 1:2]))
        for k in range(LAYERS - 1, -1, -1):
            thick = (1 + optics['waterByGap'] * (drawn['gap'][:, k] - 1)) * optics['clearing'] ** k
            through = optics['transmission'] ** thick[:, None]
            veil = torch.tensor(VEIL, device=dev) * drawn['tint'] * (optics['veilKept'] ** (k + 1) * veil_share)[:, None] * (1 - through)
            hazed = line * through.view(B, 3, 1, 1) + veil.view(B, 3, 1, 1) * under[:, k, None]
            hazed = hazed + planes[:, k, 4:5] * (line - hazed)
            keep, own = 1 - planes[:, k, 3:4], planes[:, k, :3]
            if has_dye:
                dye = (k * optics['dye']).clamp(max=1).view(B, 1, 1, 1)
                keep, own = keep + dye * planes[:, k, 5:], (1 - DYE_DIMS * dye) * own
            line = hazed * keep + own
        return self.finished(line, drawn['sun'], tilt, torch_)

    def bell(self, centre, radius, height):
        i = torch.arange(self.window, device=self.device).float()
        return height * torch.exp(-((i / self.window - centre) ** 2) / (2 * radius ** 2))

    def finished(self, line, phase, tilt, torch_):
        B, W, dev = len(line), self.window, self.device
        u = (torch.arange(W, device=dev) / W)[None, :].expand(W, W)
        v = u.T
        swell = lambda t: (lambda s: s * s * (3 - 2 * s))((2 * (t - t.floor()) - 1).abs())
        fan, phase = ((u + 0.25) / (v + 0.62))[None], phase.view(B, 1, 1)
        ray = (2 * (0.6 * swell(2.3 * fan + phase) + 0.4 * swell(5.1 * fan + 0.3 + phase)) - 1) * (1 - 1.1 * v).clamp(min=0)
        a, b = u - 0.5, v - 0.5
        sun = (1.06 - 0.42 * (0.55 * a + 0.85 * b) - 0.5 * (a * a + b * b)) * (1 + 0.1 * ray)
        slant = torch.arange(W, device=dev)[None, :] + (0.6 * torch.arange(W, device=dev)).round()[:, None]
        off = slant / W - 0.5 - 0.3 + 0.32 + 0.22 * tilt[0] + 0.12 * tilt[1]
        add = 0.02 * torch.exp(-60 * off * off)
        if torch_ and torch_.startswith('above'):
            x, y = placed(torch_)
            add = add + self.bell(x, 0.04, 0.2)[None] * self.bell(y, 0.04, 1)[:, None]
        grain = torch.randint(0, 16, (B, 1, W, W), device=dev) + torch.randint(0, 16, (B, 1, W, W), device=dev) - 15
        root = ((line * sun[:, None] + add).clamp(min=0).sqrt() + grain * (GRAIN / 15)).clamp(0, 2 - 1e-3)
        light = 1.04 * root ** 2
        over = (light - 0.7) / 0.3
        light = torch.where(over > 0, 0.7 + 0.3 * over / (1 + over.clamp(min=0)), light)
        value = torch.where(light <= 0.0031308, 12.92 * light, 1.055 * light.clamp(min=1e-6) ** (1 / 2.4) - 0.055)
        return (255 * value).round().clamp(0, 255).to(torch.uint8)


def check(folder):
    """How far this painter is off Node's: mean difference per frame, in steps of 255."""
    bank, about = load_bank(folder, 'cpu')
    painter = Painter(bank, about['size'], (torch.zeros(CARDS), torch.zeros(CARDS)), 'cpu')
    W, at = about['size'], 0
    for name in sorted(glob.glob(os.path.join(folder, '???.json'))):
        for stack in json.load(open(name)):
            order = torch.tensor(stack['order'])
            optics = varied([about['optics']], torch.zeros(1, dtype=torch.long))
            drawn = painter.draw(1, optics)
            top = stack['sheets'][:LAYERS]
            things = torch.ones(1, LAYERS, THINGS)
            for k, sheet in enumerate(top):
                count = len(sheet['isShark'])
                for i, density in enumerate(sheet['layout']):
                    things[0, k, (1 if sheet['isShark'][i] else 2) if i < count else 3 + i - count] = density
            tensor = lambda key: torch.tensor([[sheet[key] for sheet in top]])
            drawn.update({key: tensor(key) for key in ('gap', 'warpX', 'warpY', 'softness')})
            if top[0]['dapple']:
                drawn['dapple'] = tensor('dapple').reshape(1, LAYERS, DAPPLES, DAPPLES)
            wash = [sheet['wash'] or {'kept': [1, 1, 1], 'added': [0, 0, 0]} for sheet in top]
            deep = [sum(s['layout']) / max(1, len(s['layout'])) for s in stack['sheets'][LAYERS:]]
            drawn.update({
                'lying': order[None], 'gone': torch.zeros(1, dtype=torch.long), 'left': torch.tensor([CARDS]), 'cards': torch.tensor([CARDS]),
                'top': order[None, :LAYERS] + CARDS * at, 'deep': order[None, LAYERS:] + CARDS * at, 'things': things,
                'kept': torch.tensor([[w['kept'] for w in wash]]).float(), 'added': torch.tensor([[w['added'] for w in wash]]).float(),
                'deepDensity': torch.tensor([deep]), 'deepFade': 1 - torch.tensor([[sum((s['wash'] or {'kept': [1] * 3})['kept']) / 3 for s in stack['sheets'][LAYERS:]]]).clamp(max=1), 'tint': torch.tensor([stack['tint']]), 'sun': torch.tensor([stack['sun']]),
            })
            here = painter.render(drawn, FRAMES)[0]
            for f, frame in enumerate(FRAMES):
                node = np.fromfile(f"{name[:-5]}-{stack['n']}-{frame}.rgba", dtype=np.uint8).reshape(W, W, 4)[:, :, :3]
                mine = here[f].permute(1, 2, 0).numpy()
                gap = np.abs(mine.astype(int) - node)
                print(stack['n'], frame, round(float(gap.mean()), 2), 'bias', round(float((mine.astype(int) - node).mean()), 2), 'p99', int(np.percentile(gap, 99)))
            at += 1


if __name__ == '__main__':
    with torch.no_grad():
        check(sys.argv[1])

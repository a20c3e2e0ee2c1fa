"""blender -b --python render.py -- MODEL [--paint NAME] [--samples N] [--scale PERCENT] [--out FILE] [--angle DEG]"""
import argparse
import os
import sys
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402
from bodies import PAINTS  # noqa: E402
from models import MODELS  # noqa: E402
from paint import Sheet, disc  # noqa: E402
from shell import Shell  # noqa: E402
from tails import draw_rear_window, draw_tail  # noqa: E402
import parts as P  # noqa: E402
import studio as S  # noqa: E402

INK, GLASS, BLACK = (.02, .02, .024), (.20, .235, .25), (.07, .07, .075)
SEAT = (.155, .178, .19)
CHROME, LENS = (.86, .87, .88), (.80, .83, .85)


def arches(b):
    def f(x, y, z, side):
        out = np.zeros_like(x)
        for xa in (b['wb'] / 2, -b['wb'] / 2):
            d = np.hypot(x - xa, z - b['R'])
            out += b.get('flare', .022) * np.exp(-(np.maximum(0, d - b['arch'] - .01) / b.get('flare_w', .07)) ** 2)
        sill = max(q for _, q in b['lower']['low'][1:3])
        return out * np.clip((side - .35) / .3, 0, 1) * np.clip((z - sill - .01) / .14, 0, 1)
    return f


def belt(b):
    def f(x, y, z, side):
        out = np.zeros_like(x)
        for pts, amt in b.get('creases', []):
            xs, zs = np.array(sorted(pts)).T
            d = z - np.interp(x, xs, zs)
            ends = np.clip((x - xs[0]) / .25, 0, 1) * np.clip((xs[-1] - x) / .25, 0, 1)
            # a ledge: proud above the line, falling softly below it
            out += amt * .22 * ends * np.where(d > 0, np.exp(-(d / .12) ** 2), np.exp(-(d / .016) ** 2)) * np.clip((side - .5) / .3, 0, 1)
        return out
    return f


def lower_sheet(b, s):
    k = Sheet(s)
    W = b['wb'] / 2
    lowz = b['lower']['low']
    # lower trim
    if b.get('sill'):
        k.fill(b['sill'], BLACK, .55, height=.45)
    for pts in b.get('trim', []):
        k.fill(pts, BLACK, .5, how='u', height=.45, soft=.1)
    g = b['grille']
    draw_face(k, b, g)
    draw_tail(k, b['tail'])
    # side
    for pts in b['seams']:
        k.line(pts, .0075, soft=.12)
    for pts in b.get('seams_u', []):
        k.line(pts, .0055, how='u', soft=.1)
    for pts in b.get('seams_top', []):
        k.line(pts, .006, how='top')
    for pts, w in b.get('moulding', []):
        k.line(pts, w, BLACK, .5, height=.75)
    if b.get('flap'):
        x, z = b['flap']
        k.line(disc(x, z, .075), .004, closed=True)
    if b.get('tail_side'):
        k.fill(b['tail_side'], (.45, .02, .02), .12, soft=.1, edge=(.008, INK, .4, 0))
    if b.get('bed_black'):
        b0, b1, _ = b['lower']['bed']
        y = b['lower']['width'][-1][1] - .05
        k.fill([(b0 + .0, 0), (b0, y), (b1, y), (b1, 0)], BLACK, .6, how='top')
    for xa in (W, -W):
        if b['arch_cladding']:
            k.fill(disc(xa, b['R'], b['arch'] + b['arch_cladding']), BLACK, .55, height=.62)
        k.fill(disc(xa, b['R'], b['arch']), (0, 0, 0), .9, hole=1.)
    return k


def lamp(k, b):
    pts = b['lamp']
    k.fill(pts, LENS, .08, .85, how='u', soft=b.get('lamp_soft', .1), edge=(.012, INK, .3, 0), height=.55)
    c = np.mean(np.array(pts), 0)
    inner = c + (np.array(pts) - c) * [.93, .80]
    k.fill(inner, (.30, .32, .34), .12, .9, how='u', soft=b.get('lamp_soft', .1))
    for du, r in b.get('bulbs', [(-.14, .052), (.06, .048)]):
        for rr, col, ro, me in ((r, (.78, .8, .82), .1, 1), (r * .84, (.12, .13, .15), .06, .3), (r * .55, (.62, .66, .70), .03, .6), (r * .25, (.95, .97, 1), .03, .2)):
            z = np.interp(c[0] + du, *np.array(b.get('lamp_axis', [(c[0] - 1, c[1]), (c[0] + 1, c[1])])).T)
            k.fill(disc(c[0] + du, z, rr, 40), col, ro, me, how='u')
    if b.get('drl'):
        k.line(b['drl'], b.get('drl_w', .014), (.97, .98, 1), .1, height=.5, how='u', soft=.1)
    if b.get('turn'):
        k.fill(b['turn'], (.85, .38, .05), .1, .2, how='u', soft=.1)


def draw_face(k, b, g):
    for name in ('lower', 'upper'):
        pts = g.get(name)
        if not pts:
            continue
        k.fill(pts, INK, .35, how='u', soft=g.get('soft', .08), height=.3)
        u1 = max(p[0] for p in pts)
        z0, z1 = min(p[1] for p in pts), max(p[1] for p in pts)
        bars = g.get(name + '_bars', 3)
        if bars:
            h = (z1 - z0) / (bars + 1)
            for i in range(bars):
                z = z0 + h * (i + 1)
                um = edge_u(pts, z) - .02
                k.line([(0, z), (um, z)], g.get(name + '_bar_w', .010), g.get(name + '_bar', (.10, .10, .11)), .3, g.get(name + '_metal', .0), .62, 'u')
        posts = g.get(name + '_posts', 0)
        for i in range(posts):
            u = u1 * .9 * (i + .5) / posts
            k.line([(u, z0 + .02), (u, z1 - .02)], g.get(name + '_bar_w', .010), g.get(name + '_bar', (.10, .10, .11)), .3, g.get(name + '_metal', .0), .62, 'u')
        if g.get(name + '_rim'):
            k.line(pts, g[name + '_rim'], CHROME, .1, 1., .7, 'u', soft=g.get('soft', .08))
    for pts, w in g.get('chrome', []):
        k.line(pts, w, CHROME, .1, 1., .75, 'u', soft=.1)
    for pts in g.get('silver', []):
        k.fill(pts, (.62, .63, .64), .3, .6, how='u', soft=.1, height=.6)
    lamp(k, b)
    if b.get('fog'):
        u, z, r = b['fog']
        house = b.get('fog_house', [(u - 1.9 * r, z + 1.5 * r), (u + 2.2 * r, z + 1.9 * r), (u + 1.9 * r, z - 1.6 * r), (u - 1.9 * r, z - 1.5 * r)])
        k.fill(house, INK, .45, how='u', soft=.18, height=.35)
        for rr, col, ro, me in ((r, (.6, .62, .64), .15, 1), (r * .85, (.2, .21, .22), .06, .4), (r * .6, (.8, .83, .86), .05, .5)):
            k.fill(disc(u, z, rr, 40), col, ro, me, how='u')
    if b.get('badge'):
        z, r = b['badge']
        e = [(abs(r * 1.45 * np.cos(a)), z + r * np.sin(a)) for a in np.linspace(-np.pi / 2, np.pi / 2, 24)]
        k.fill([(0, z - r)] + e + [(0, z + r)], CHROME, .12, 1., how='u', height=.8)
        e = [(r * 1.08 * np.cos(a), z + r * .7 * np.sin(a)) for a in np.linspace(-np.pi / 2, np.pi / 2, 24)]
        k.fill([(0, z - r * .7)] + e + [(0, z + r * .7)], (.25, .26, .27), .3, 1., how='u', height=.5)


def edge_u(pts, z):
    best = 0
    q = pts + pts[:1]
    for (a, za), (c, zc) in zip(q[:-1], q[1:]):
        if min(za, zc) <= z <= max(za, zc) and za != zc:
            best = max(best, a + (c - a) * (z - za) / (zc - za))
    return best


def house_sheet(b, s):
    k = Sheet(s)
    w = b['screen']
    z0, z1 = w['z0'], w['z1']
    n = 14
    right = [(w['u0'] + (w['u1'] - w['u0']) * (i / n) + w.get('bow', .02) * np.sin(np.pi * i / n), z0 + (z1 - z0) * i / n) for i in range(n + 1)]
    k.fill([(0, z0 - .06)] + [(w['u0'] + .05, z0 - .06)] + right + [(0, z1 + .01)], INK, .25, how='u', height=.42)
    r2 = [(u - .028, z) for u, z in right if z0 + .035 < z < z1 - .03]
    k.fill([(0, r2[0][1] - .008)] + r2 + [(0, r2[-1][1] + .02)], GLASS, .015, how='u', height=.42)
    # through the windscreen: dashboard, seats, mirror
    zm = z0 + .05
    h = z1 - z0
    k.fill([(0, zm), (w['u0'] - .05, zm), (w['u0'] - .09, zm + h * .10), (0, zm + h * .13)], SEAT, .015, how='u', height=.42)
    for u in (.36,):
        k.fill([(u - .21, zm + h * .08), (u - .17, zm + h * .42), (u + .15, zm + h * .42), (u + .18, zm + h * .08)], SEAT, .015, how='u', soft=.2, height=.42)
        k.fill([(u - .10, zm + h * .42), (u - .09, zm + h * .60), (u + .08, zm + h * .60), (u + .09, zm + h * .42)], SEAT, .015, how='u', soft=.22, height=.42)
    k.fill([(0, z1 - .10), (.12, z1 - .10), (.12, z1 - .17), (0, z1 - .165)], INK, .02, how='u', soft=.2, height=.42)
    zs, us = [q[1] for q in right], [q[0] for q in right]
    k.min_u = lambda z: np.interp(z, zs, us) + b.get('pillar', .075)
    w0, w1, low, high = b['tail']['window']
    k.max_u = lambda z: s.length - np.interp(z, (low, high), (w0, w1)) - .10
    k.fill(b['dlo'], INK, .22, soft=.1, height=.42, edge=b.get('dlo_edge'))
    for p in b['panes']:
        k.fill(p, GLASS, .015, soft=.07, height=.42)
        xs, zz = [q[0] for q in p], [q[1] for q in p]
        wide, lo, hi = max(xs) - min(xs), min(zz) + .015, max(zz)
        if wide > .5:
            for i in range(1 if wide < .85 else 2):
                x = min(xs) + wide * (.42 if wide < .85 else (.28, .74)[i])
                t = lo + (hi - lo) * .62
                k.fill([(x - .20, lo), (x - .22, t - .03), (x - .06, t), (x + .10, lo)], SEAT, .015, soft=.16, height=.42)
                k.fill([(x - .22, t - .01), (x - .24, t + .12), (x - .12, t + .13), (x - .09, t - .01)], SEAT, .015, soft=.2, height=.42)
    k.min_u = k.max_u = None
    draw_rear_window(k, b['tail'])
    for pts in b.get('house_seams', []):
        k.line(pts, .0055, soft=.1)
    for pts in b.get('roof_lines', []):
        k.line(pts, .012, INK, .5, how='top')
    return k


def shell_object(name, s, mat):
    g = s.grid
    R, C = s.rows, s.cols
    v, f, uv = [], [], []
    for sign in (1, -1):
        base = len(v)
        v += [(x, y * sign, z) for x, y, z in g.reshape(-1, 3)]
        uv += [(c / (C - 1), r / (R - 1)) for r in range(R) for c in range(C)]
        for r in range(R - 1):
            for c in range(C - 1):
                q = (base + r * C + c, base + r * C + c + 1, base + (r + 1) * C + c + 1, base + (r + 1) * C + c)
                f.append(q if sign > 0 else q[::-1])
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    lay = me.uv_layers.new()
    idx = np.empty(len(me.loops), int)
    me.loops.foreach_get('vertex_index', idx)
    lay.data.foreach_set('uv', np.array(uv)[idx].ravel())
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    me.materials.append(mat)
    import bmesh
    m = bmesh.new()
    m.from_mesh(me)
    bmesh.ops.remove_doubles(m, verts=m.verts, dist=1e-5)
    m.to_mesh(me)
    m.free()
    return o


def build(b, paint, tmp):
    rgb, metal = PAINTS[paint]
    lo = Shell(dict(b['lower'], press=[arches(b), belt(b)] + b.get('press', [])))
    ho = Shell(b['house'])
    M = dict(tyre=S.material('tyre', (.018, .018, .019), .7), black=S.material('black', (.006, .006, .006), .9),
             rim=S.material('rim', (.60, .61, .62), .25, .9), rim_dark=S.material('rimd', (.09, .09, .095), .35, .8),
             disc=S.material('disc', (.35, .35, .35), .3, 1.), trim=S.material('trim', (.012, .012, .013), .5),
             chrome=S.material('chrome', (.8, .8, .8), .08, 1.), plate=S.material('plate', (.75, .74, .70), .35))
    M['paint'] = S.material('paint', rgb)
    S.paint_values(M['paint'].node_tree.nodes['Principled BSDF'], rgb, metal)
    objs = []
    for name, s, sheet in (('lower', lo, lower_sheet(b, lo)), ('house', ho, house_sheet(b, ho))):
        files = sheet.save(os.path.join(tmp, name))
        objs.append(shell_object(name, s, S.shell_material(name, files, rgb, metal)))
    W, R = b['wb'] / 2, b['R']
    for xa in (W, -W):
        for sg in (1, -1):
            P.wheel(xa, b['track'], sg, R, b['rim'], b['tyre'], M, b['spokes'], b['twin'], b.get('rim_dark', False))
            y1 = b['track'] + .0
            o = P.lathe('house', [(b['arch'] + .012, .05), (b['arch'] + .012, y1 - .035), ], M['black'], a0=0, a1=180)
            o.location = (xa, 0, R)
            o.scale[1] = sg
        # lip of the arch
        lip = []
        for a in np.radians(np.linspace(-12, 192, 80)):
            x, z = xa + b['arch'] * np.cos(a), R + b['arch'] * np.sin(a)
            if z < float(np.interp(x, *np.array(b['lower']['low']).T)) + .03:
                continue
            p = lo.point(x, z)
            lip.append((x, p[1] - .004, z))
        for sg in (1, -1):
            P.tube('lip', [(x, y * sg, z) for x, y, z in lip], .011, M['trim'] if b['arch_cladding'] else M['paint'])
    xf, xr = b['lower']['front'][2][1], b['lower']['rear'][1][1]
    zb = max(z for _, z in b['lower']['low'][:3]) + .04
    P.box('under', (xr + .5, -.5, zb), (xf - .55, .5, zb + .3), M['black'])
    P.box('under', (-W + b['arch'] + .03, -b['track'] + .12, zb), (W - b['arch'] - .03, b['track'] - .12, zb + .2), M['black'])
    if b.get('mirror'):
        x, z = b['mirror']
        y = b.get('mirror_y', b['track'] + .10)
        for sg in (1, -1):
            P.pebble('mirror', (x, y * sg, z + .035), b.get('mirror_size', (.10, .22, .145)), M[b.get('mirror_mat', 'paint')], square=.35, turn=-.20 * sg)
            P.pebble('glass', (x - .012, y * sg, z + .035), tuple(q * .96 for q in b.get('mirror_size', (.10, .22, .145))), M['trim'], square=.35, turn=-.20 * sg)
            P.tube('stalk', [(x + .01, (y - .19) * sg, z - .04), (x, (y - .04) * sg, z - .01)], .022, M['trim'])
    for x, z in b['handles']:
        y = lo.point(x, z)[1]
        for sg in (1, -1):
            P.pebble('handle', (x, (y + .012) * sg, z), (.20, .045, .036), M[b.get('handle_mat', 'paint')])
    if b.get('plate'):
        x, y, z = lo.point_u(0, b['plate'][1])
        P.box('plate', (x - .01, -.26, z - .056), (x + .015, .26, z + .056), M['plate'], .006)
        P.box('plate-back', (x - .03, -.28, z - .07), (x + .008, .28, z + .07), M['trim'], .006)
    x, y, z = lo.point_r(0, b['tail']['plate'])
    P.box('plate', (x - .02, -.26, z - .056), (x + .01, .26, z + .056), M['plate'], .006)
    P.box('plate-back', (x - .013, -.28, z - .07), (x + .03, .28, z + .07), M['trim'], .006)
    for rail in b.get('rails', []):
        for sg in (1, -1):
            pts = [(x, y * sg, z) for x, y, z in rail]
            P.tube('rail', pts, b.get('rail_r', .016), M[b.get('rail_mat', 'trim')])
    for lo_, hi_, mat in b.get('boxes', []):
        P.box('box', lo_, hi_, M[mat], .02)
    if b.get('fin'):
        x, z = b['fin']
        P.pebble('fin', (x, 0, z), (.16, .035, .07), M['paint'])
    pts = []
    for o in objs:
        step = max(1, len(o.data.vertices) // 3000)
        pts += [v.co.copy() for v in list(o.data.vertices)[::step]]
    return [Vector(p) for p in pts] + [Vector((x, s * b['track'], 0)) for x in (W, -W) for s in (1, -1)]


def turn_round(pts):
    """Turns the vehicle and not the camera, so that both views have one light."""
    half = Matrix.Rotation(np.pi, 4, 'Z')
    bpy.context.view_layer.update()
    for o in bpy.data.objects:
        o.matrix_world = half @ o.matrix_world
    return [half @ p for p in pts]


def main():
    a = argparse.ArgumentParser()
    a.add_argument('model')
    a.add_argument('--paint')
    a.add_argument('--samples', type=int, default=160)
    a.add_argument('--scale', type=int, default=100)
    a.add_argument('--angle', type=float)
    a.add_argument('--rear', action='store_true', help='the tail instead of the face, in the same light')
    a.add_argument('--raw', action='store_true', help='no noise filter')
    a.add_argument('--out', default='out.png')
    o = a.parse_args(sys.argv[sys.argv.index('--') + 1:])
    t = time.time()
    for x in list(bpy.data.objects):
        bpy.data.objects.remove(x)
    b = MODELS[o.model]
    tmp = os.path.abspath(o.out) + '.d'
    os.makedirs(tmp, exist_ok=True)
    pts = build(b, o.paint or b['paint'], tmp)
    S.shadow(b, tmp, 0, (b['lower']['rear'][1][1], b['lower']['front'][2][1]))
    if o.rear:
        pts = turn_round(pts)
    S.studio(4.6)
    S.camera(pts, o.angle or b['angle'] + (8 if o.rear else 0))
    S.output(os.path.abspath(o.out), o.samples, o.scale)
    S.guides(tmp)
    t1 = time.time()
    bpy.ops.render.render(write_still=True)
    if not o.raw:
        S.denoise(os.path.abspath(o.out), tmp)
    print(f'TIME build {t1 - t:.0f}s render {time.time() - t1:.0f}s')


main()

"""The models of the demo fleet: a body of bodies.py at the measures of the model, with a face and a paint of its own."""
from copy import deepcopy

from bodies import BODIES
from tails import TAILS, scaled_tail


def scaled(body, fx, fy, fz):
    """A body stretched along its length, width and height; wheels keep their size."""
    b = deepcopy(body)

    def side(pts):
        return [(x * fx, z * fz) for x, z in pts]

    def face(pts):
        return [(u * fy, z * fz) for u, z in pts]

    for name in ('lower', 'house'):
        s = b[name]
        front_length, front_power, rear_length, rear_power = s['plan']
        s['plan'] = (front_length * fx, front_power, rear_length * fx, rear_power)
        s['spine'] = tuple(q * fx for q in s['spine'])
        for end in ('front', 'rear'):
            s[end] = [(t, x * fx) for t, x in s[end]]
        s['width'] = [(t, y * fy) for t, y in s['width']]
        for line in ('low', 'rim', 'crown'):
            s[line] = side(s[line])
        if 'bed' in s:
            x0, x1, deep = s['bed']
            s['bed'] = (x0 * fx, x1 * fx, deep * fz)
    w = b['screen']
    b['screen'] = dict(w, u0=w['u0'] * fy, u1=w['u1'] * fy, z0=w['z0'] * fz, z1=w['z1'] * fz)
    for name in ('dlo', 'sill', 'tail_side'):
        if name in b:
            b[name] = side(b[name])
    for name in ('panes', 'seams', 'house_seams'):
        if name in b:
            b[name] = [side(pts) for pts in b[name]]
    b['seams_top'] = [[(x * fx, y * fy) for x, y in pts] for pts in b.get('seams_top', [])]
    b['handles'] = side(b['handles'])
    for name in ('creases', 'moulding'):
        if name in b:
            b[name] = [(side(pts), amount) for pts, amount in b[name]]
    for name in ('lamp', 'lamp_axis', 'turn'):
        if name in b:
            b[name] = face(b[name])
    b['trim'] = [face(pts) for pts in b.get('trim', [])]
    g = b['grille']
    for name in ('upper', 'lower'):
        if g.get(name):
            g[name] = face(g[name])
    g['chrome'] = [(face(pts), width) for pts, width in g.get('chrome', [])]
    g['silver'] = [face(pts) for pts in g.get('silver', [])]
    if b.get('bulbs'):
        b['bulbs'] = [(du * fy, r) for du, r in b['bulbs']]
    for name in ('badge',):
        z, r = b[name]
        b[name] = (z * fz, r)
    if b.get('fog'):
        u, z, r = b['fog']
        b['fog'] = (u * fy, z * fz, r)
    x, z = b['mirror']
    b['mirror'] = (x * fx, z * fz)
    if 'mirror_y' in b:
        b['mirror_y'] *= fy
    b['plate'] = (0, b['plate'][1] * fz)
    b['rails'] = [[(x * fx, y * fy, z * fz) for x, y, z in rail] for rail in b.get('rails', [])]
    b['boxes'] = [
        (tuple(q * f for q, f in zip(low, (fx, fy, fz))), tuple(q * f for q, f in zip(high, (fx, fy, fz))), mat)
        for low, high, mat in b.get('boxes', [])
    ]
    b['wb'] *= fx
    b['track'] *= fy
    return b


def model(base, length=1., width=1., height=1., grille=None, tail=None, **changes):
    b = scaled(BODIES[base], length, width, height)
    b['tail'] = dict(scaled_tail(TAILS[base], width, height), **(tail or {}))
    if grille is not None:
        b['grille'] = grille
    b.update(changes)
    return b


CHROME = (.82, .82, .82)

MODELS = dict(
    vitz=model('hatch', .965, 1., 1.02, paint='red'),
    yaris=model(
        'hatch', 1.015, 1., 1.,
        tail=dict(lamp=[(.58, .74), (.56, .98), (.70, 1.02), (.88, 1.0), (.95, .93), (.84, .77)], clear=[(.62, .92), (.61, .97), (.80, .97), (.80, .92)], bar=None),
       paint='blue', twin=False, spokes=7,
        lamp=[(.42, .70), (.47, .755), (.84, .83), (1.20, .90), (1.26, .875), (1.0, .775), (.72, .715)],
        lamp_axis=[(.42, .725), (1.2, .86)], bulbs=[(-.14, .034), (.06, .034)],
        grille=dict(
            upper=[(0, .735), (.34, .735), (.38, .72), (.34, .705), (0, .70)], upper_bars=0,
            lower=[(0, .60), (.40, .60), (.66, .33), (.58, .27), (0, .265)], lower_bars=6),
        badge=(.745, .042), fog=(.82, .385, .036)),
    corolla=model('sedan', 1.003, 1., .99, paint='silver'),
    elantra=model(
        'sedan', 1., 1.015, .99,
        tail=dict(lamp=[(.34, .835), (.34, .885), (.72, .915), (1.12, .95), (1.20, .93), (1.04, .86), (.72, .825)], clear=[(.38, .85), (.38, .87), (.66, .882), (.66, .852)], bar=None),
       paint='blue', spokes=7, twin=False,
        lamp=[(.44, .69), (.50, .755), (.86, .80), (1.28, .87), (1.36, .85), (1.16, .76), (.86, .70)],
        lamp_axis=[(.42, .71), (1.2, .815)],
        grille=dict(
            upper=[(0, .715), (.34, .705), (.43, .60), (.34, .42), (0, .40)], upper_bars=7,
            upper_bar=(.55, .56, .57), upper_metal=1, upper_bar_w=.008, upper_rim=.016,
            lower=[(0, .345), (.50, .345), (.58, .30), (.50, .275), (0, .27)], lower_bars=1),
        badge=(.755, .04), plate=(0, .50)),
    dzire=model(
        'sedan', .866, .98, 1.05,
        tail=dict(lamp=[(.50, .80), (.48, .97), (.70, 1.01), (.94, 1.02), (1.0, .98), (.90, .83), (.70, .79)], clear=[(.55, .84), (.55, .89), (.80, .90), (.78, .84)], bar_width=.032),
       paint='red', R=.300, rim=.195, arch=.350,
        grille=dict(
            upper=[(0, .75), (.40, .74), (.47, .68), (.42, .58), (0, .56)], upper_bars=4,
            upper_bar=(.10, .10, .11), upper_rim=.022,
            lower=[(0, .47), (.40, .47), (.52, .34), (.44, .30), (0, .295)], lower_bars=2),
        badge=(.655, .048), plate=(0, .42)),
    accent=model(
        'sedan', .962, .978, 1.008,
        tail=dict(lamp=[(.46, .80), (.54, .94), (.80, .965), (1.04, .965), (1.08, .93), (.92, .81), (.70, .78)], clear=[(.56, .82), (.60, .88), (.78, .88), (.76, .82)], bar=None),
       paint='sand', spokes=8, twin=False, R=.308, arch=.358,
        lamp=[(.46, .665), (.50, .76), (.84, .83), (1.16, .875), (1.26, .855), (1.12, .75), (.86, .675)],
        lamp_axis=[(.42, .705), (1.2, .80)],
        grille=dict(
            upper=[(0, .70), (.30, .695), (.40, .64), (.34, .55), (0, .54)], upper_bars=3,
            upper_bar=(.75, .75, .75), upper_metal=1, upper_bar_w=.010,
            lower=[(0, .475), (.46, .475), (.56, .33), (.48, .285), (0, .28)], lower_bars=3),
        badge=(.735, .04)),
    camry=model(
        'sedan', 1.058, 1.04, 1.,
        tail=dict(lamp=[(.44, .77), (.42, .90), (.74, .945), (1.08, .97), (1.20, .94), (1.04, .80), (.74, .76)], clear=[(.47, .79), (.46, .83), (.74, .845), (.74, .79)], bar=[(0, .86), (.42, .87)], bar_width=.045),
       paint='white', R=.335, rim=.235, arch=.385, spokes=10, twin=False,
        grille=dict(
            upper=[(0, .745), (.40, .735), (.48, .71), (.40, .68), (0, .665)], upper_bars=1,
            upper_bar=CHROME, upper_metal=1, upper_bar_w=.016,
            lower=[(0, .61), (.50, .60), (.74, .36), (.62, .28), (0, .27)], lower_bars=7,
            lower_bar=(.14, .14, .15)),
        badge=(.71, .055), fog=(.90, .40, .036), dlo_edge=(.018, (.85, .85, .85), .12, 1.)),
    eclass=model(
        'sedan', 1.066, 1.045, 1.006,
        tail=dict(lamp=[(.46, .745), (.46, .905), (.78, .935), (1.08, .945), (1.16, .91), (1.06, .77), (.78, .73)], inner=[(.50, .85), (.50, .885), (.80, .905), (1.0, .90), (.98, .86), (.80, .855)], bar=[(0, .845), (.30, .85)], badge=(.93, .04), plate=.73),
       paint='black', R=.340, rim=.245, arch=.390, spokes=5, twin=True,
        lamp=[(.56, .665), (.575, .77), (.86, .83), (1.24, .875), (1.34, .855), (1.22, .75), (.9, .675)],
        lamp_soft=.14, lamp_axis=[(.5, .725), (1.3, .79)], bulbs=[(-.16, .046), (.06, .046)],
        grille=dict(
            upper=[(0, .80), (.37, .785), (.47, .71), (.44, .57), (0, .545)], upper_bars=2,
            upper_bar=CHROME, upper_metal=1, upper_bar_w=.022, upper_rim=.026,
            lower=[(0, .47), (.34, .47), (.42, .33), (.36, .285), (0, .28)], lower_bars=3,
            chrome=[([(0, .255), (.80, .262)], .016)]),
        badge=(.675, .085), fog=None, plate=(0, .42), dlo_edge=(.02, (.85, .85, .85), .1, 1.)),
    rav4=model(
        'suv', 1.016, 1.01, 1.015, paint='green', twin=False, spokes=5,
        lamp=[(.50, .90), (.53, .985), (.86, 1.005), (1.20, 1.05), (1.30, 1.03), (1.12, .935), (.88, .90)],
        lamp_axis=[(.42, .945), (1.2, .985)],
        grille=dict(
            upper=[(0, .975), (.48, .965), (.50, .88), (.42, .80), (0, .79)], upper_bars=5, upper_bar=(.10, .10, .11),
            lower=[(0, .72), (.52, .72), (.64, .57), (.54, .51), (0, .50)], lower_bars=3,
            silver=[[(0, .42), (.56, .42), (.62, .37), (.50, .34), (0, .34)]]),
        badge=(.885, .062)),
    tucson=model(
        'suv', .995, 1.015, .995,
        tail=dict(lamp=[(.50, .955), (.48, 1.045), (.74, 1.09), (1.06, 1.12), (1.14, 1.08), (.98, .98), (.74, .945)], strip=[(0, 1.03), (.55, 1.03)], bar=None, clear=[(.54, .97), (.54, .995), (.74, 1.0), (.74, .97)]),
       paint='grey', spokes=7, twin=False,
        lamp=[(.50, .93), (.54, .985), (.86, 1.02), (1.24, 1.07), (1.34, 1.05), (1.14, .965), (.88, .935)],
        lamp_axis=[(.42, .95), (1.2, 1.02)], bulbs=[(-.12, .034), (.10, .034)],
        grille=dict(
            upper=[(0, .975), (.42, .965), (.52, .83), (.44, .66), (0, .64)], upper_bars=4,
            upper_bar=CHROME, upper_metal=1, upper_bar_w=.018, upper_rim=.022,
            lower=[(0, .57), (.56, .57), (.64, .51), (.54, .48), (0, .475)], lower_bars=1,
            silver=[[(0, .40), (.50, .40), (.56, .36), (.46, .33), (0, .33)]]),
        badge=(.90, .05), plate=(0, .73)),
    vitara=model(
        'suv', .922, .967, .975,
        tail=dict(lamp=[(.50, .80), (.49, .99), (.66, 1.01), (.86, 1.01), (.93, .97), (.88, .83), (.66, .79)], clear=[(.54, .83), (.54, .88), (.84, .88), (.82, .83)], bar_width=.034),
       paint='red', R=.345, arch=.405, spokes=5, twin=True,
        lamp=[(.46, .835), (.49, .925), (.84, .955), (1.14, .99), (1.24, .97), (1.10, .88), (.84, .84)],
        lamp_axis=[(.42, .88), (1.2, .935)],
        grille=dict(
            upper=[(0, .925), (.42, .92), (.44, .88), (.40, .815), (0, .81)], upper_bars=2,
            upper_bar=CHROME, upper_metal=1, upper_bar_w=.030,
            lower=[(0, .70), (.48, .70), (.58, .56), (.50, .50), (0, .49)], lower_bars=4,
            silver=[[(0, .39), (.46, .39), (.52, .35), (.42, .32), (0, .32)]])),
    prado=model(
        'cruiser', .986, .967, .982,
        tail=dict(lamp=[(.66, .84), (.65, 1.12), (.76, 1.15), (.94, 1.15), (.98, 1.10), (.95, .86), (.82, .83)], inner=[(.69, 1.0), (.69, 1.10), (.92, 1.10), (.92, 1.0)], bar=[(0, 1.0), (.46, 1.0)], bar_width=.05),
       paint='sand', R=.385, arch=.455, spokes=6, twin=False,
        lamp=[(.53, .86), (.55, 1.04), (.86, 1.085), (1.20, 1.095), (1.26, 1.06), (1.18, .92), (.9, .86)],
        grille=dict(
            upper=[(0, 1.075), (.46, 1.065), (.49, .99), (.43, .79), (0, .775)], upper_bars=0, upper_posts=5,
            upper_bar=CHROME, upper_metal=1, upper_bar_w=.034, upper_rim=.034,
            lower=[(0, .64), (.50, .64), (.56, .55), (.50, .50), (0, .49)], lower_bars=3),
        badge=(.945, .06)),
    landcruiser=model('cruiser', 1., 1., 1., paint='white'),
    v8=model(
        'cruiser', 1.01, 1.015, 1.,
        tail=dict(lamp=[(.56, .97), (.56, 1.13), (.80, 1.15), (1.04, 1.15), (1.08, 1.11), (1.04, .99), (.80, .96)], clear=[(.60, .99), (.60, 1.03), (.82, 1.03), (.82, .99)], bar=[(0, 1.06), (.52, 1.06)], bar_width=.07, plate=.90),
       paint='black', R=.405, arch=.475, spokes=10, twin=False,
        lamp=[(.575, .93), (.595, 1.085), (.88, 1.105), (1.26, 1.12), (1.32, 1.09), (1.24, .975), (.9, .925)],
        grille=dict(
            upper=[(0, 1.10), (.52, 1.09), (.55, 1.03), (.47, .80), (0, .785)], upper_bars=4,
            upper_bar=CHROME, upper_metal=1, upper_bar_w=.034, upper_rim=.036,
            lower=[(0, .66), (.50, .66), (.56, .56), (.50, .51), (0, .50)], lower_bars=3),
        badge=(.945, .078)),
    patrol=model(
        'cruiser', 1.053, 1.022, 1.02,
        tail=dict(lamp=[(.66, .98), (.62, 1.16), (.84, 1.19), (1.08, 1.19), (1.12, 1.14), (1.04, 1.0), (.84, .97)], clear=[(.70, 1.0), (.69, 1.05), (.86, 1.05), (.86, 1.0)], bar=[(0, 1.12), (.58, 1.12)], bar_width=.045, plate=.92),
       paint='silver', R=.405, arch=.475, spokes=6, twin=True,
        lamp=[(.60, .93), (.64, 1.09), (.90, 1.125), (1.28, 1.14), (1.36, 1.11), (1.24, .96), (.92, .925)],
        grille=dict(
            upper=[(0, 1.12), (.50, 1.11), (.56, 1.06), (.36, .80), (0, .785)], upper_bars=3,
            upper_bar=(.16, .16, .17), upper_bar_w=.020, chrome=[([(.50, 1.11), (.34, .82), (0, .80)], .050)],
            lower=[(0, .68), (.56, .68), (.64, .57), (.56, .52), (0, .51)], lower_bars=3),
        badge=(.965, .075)),
    expedition=model(
        'cruiser', 1.085, 1.03, 1.03,
        tail=dict(lamp=[(.78, .80), (.77, 1.22), (.86, 1.25), (1.04, 1.25), (1.08, 1.20), (1.06, .82), (.92, .79)], clear=[(.81, .98), (.81, 1.06), (1.02, 1.06), (1.02, .98)], bar=[(0, 1.04), (.72, 1.04)], bar_width=.055, plate=.86),
       paint='blue', R=.405, arch=.475, spokes=6, twin=False,
        lamp=[(.66, .90), (.67, 1.12), (.90, 1.15), (1.22, 1.16), (1.28, 1.13), (1.22, .95), (.94, .895)],
        grille=dict(
            upper=[(0, 1.135), (.62, 1.13), (.64, 1.07), (.58, .82), (0, .81)], upper_bars=2,
            upper_bar=(.45, .46, .47), upper_metal=1, upper_bar_w=.050, upper_rim=.024,
            lower=[(0, .68), (.56, .68), (.62, .58), (.56, .53), (0, .52)], lower_bars=4),
        badge=(.975, .06)),
    hilux=model('pickup', 1., 1., 1., paint='white'),
    ranger=model(
        'pickup', 1.02, 1.005, 1.015,
        tail=dict(inner=[(.80, .95), (.80, 1.06), (.96, 1.06), (.96, .95)], lamp=[(.775, .78), (.77, 1.12), (.84, 1.145), (1.0, 1.145), (1.03, 1.10), (1.0, .80), (.92, .77)]),
       paint='blue', spokes=6, twin=True,
        lamp=[(.54, .875), (.55, 1.0), (.88, 1.04), (1.20, 1.075), (1.28, 1.05), (1.16, .92), (.90, .875)],
        grille=dict(
            upper=[(0, 1.01), (.50, 1.0), (.53, .93), (.46, .76), (0, .75)], upper_bars=1,
            upper_bar=(.16, .16, .17), upper_bar_w=.075, upper_rim=.020,
            lower=[(0, .63), (.52, .63), (.60, .54), (.50, .49), (0, .48)], lower_bars=3),
        badge=(.88, .055)),
    dmax=model(
        'pickup', 1.004, .995, 1.005,
        tail=dict(lamp=[(.765, .86), (.76, 1.12), (.84, 1.14), (.99, 1.14), (1.02, 1.10), (.99, .88), (.90, .85)], clear=[(.80, .97), (.80, 1.03), (.96, 1.03), (.96, .97)]),
       paint='silver', spokes=5, twin=True,
        lamp=[(.46, .90), (.50, .985), (.88, 1.035), (1.24, 1.085), (1.32, 1.06), (1.14, .955), (.88, .905)],
        grille=dict(
            upper=[(0, .99), (.44, .98), (.50, .93), (.42, .79), (0, .78)], upper_bars=2,
            upper_bar=CHROME, upper_metal=1, upper_bar_w=.034,
            lower=[(0, .66), (.50, .66), (.60, .53), (.50, .48), (0, .47)], lower_bars=3),
        badge=None),
    hiace=model('minibus', 1., 1., 1., paint='white'),
    h1=model(
        'minibus', 1.098, 1.12, .972,
        tail=dict(lamp=[(.82, .66), (.81, 1.08), (.88, 1.11), (.98, 1.10), (1.02, 1.06), (1.0, .68), (.92, .65)], clear=[(.84, .80), (.84, .90), (.98, .90), (.98, .80)], bar=[(0, .79), (.42, .79)]),
       paint='silver', R=.345, arch=.400, spokes=6,
        lamp=[(.50, .74), (.53, .86), (.80, .98), (1.10, 1.03), (1.20, 1.0), (1.12, .85), (.88, .755)],
        grille=dict(
            upper=[(0, .83), (.40, .82), (.47, .77), (.40, .69), (0, .68)], upper_bars=2,
            upper_bar=CHROME, upper_metal=1, upper_bar_w=.018, upper_rim=.014,
            lower=[(0, .54), (.60, .54), (.68, .40), (.56, .335), (0, .325)], lower_bars=3),
        badge=(.76, .05)),
    pregio=model(
        'minibus', 1.028, 1.06, .995,
        tail=dict(lamp=[(.74, .58), (.73, .84), (.80, .86), (.90, .86), (.94, .83), (.93, .60), (.84, .57)], clear=[(.76, .66), (.76, .72), (.91, .72), (.91, .66)], bar=None),
       paint='green', R=.325, spokes=8,
        lamp=[(.52, .70), (.53, .86), (.74, .88), (.98, .90), (1.04, .86), (1.0, .74), (.84, .70)],
        lamp_soft=.06, turn=[(.96, .87), (1.03, .85), (1.0, .76), (.95, .75)],
        grille=dict(
            upper=[(0, .85), (.47, .845), (.48, .80), (.46, .73), (0, .725)], upper_bars=3, upper_bar=(.14, .14, .15),
            lower=[(0, .50), (.50, .50), (.56, .40), (.48, .35), (0, .34)], lower_bars=2),
        badge=(.79, .045)),
)


def coaster():
    """The bus: a flat face and a row of windows, on the minibus at its own measures."""
    b = scaled(BODIES['minibus'], 1.42, 1.2, 1.30)
    b.update(paint='sand', R=.385, rim=.235, tyre=.22, arch=.445, spokes=8)
    front = b['lower']['front'][2][1]
    b['lower']['front'] = [(0, front - .06), (.18, front), (.4, front + .01), (.7, front - .01), (1, front - .05)]
    b['lower']['plan'] = (.42, 3.4, .30, 4.5)
    b['lower']['rim'] = [(-3.4, 1.36), (0, 1.36), (2.4, 1.36), (front - .1, 1.34)]
    b['lower']['crown'] = [(-3.4, 0), (front, 0)]
    b['house']['front'] = [(0, front - .07), (.4, front - .14), (.8, front - .28), (1, front - .42)]
    b['house']['rear'] = [(0, -3.40), (.5, -3.37), (.8, -3.32), (1, -3.22)]
    b['house']['plan'] = (.42, 3.2, .30, 4.0)
    b['house']['low'] = [(-3.4, 1.30), (front, 1.30)]
    b['house']['rim'] = [(-3.1, 2.42), (0, 2.44), (2.6, 2.42)]
    b['house']['width'] = [(0, 1.01), (.5, .99), (.8, .94), (1, .86)]
    b['screen'] = dict(u0=.96, u1=.90, z0=1.42, z1=2.26)
    top, low = 2.14, 1.44
    edges = [2.05, 1.15, .25, -.65, -1.55, -2.45, -3.20]
    b['dlo'] = [(2.98, low - .04), (2.86, top + .02), (-3.26, top + .02), (-3.26, low - .04)]
    b['panes'] = [[(2.90, low), (2.80, top), (2.14, top), (2.14, low)]] + [
        [(x0 - .04, low), (x0 - .04, top), (x1 + .04, top), (x1 + .04, low)] for x0, x1 in zip(edges[:-1], edges[1:])]
    b['seams'] = [[(2.92, 1.36), (2.94, .60), (2.10, .55), (2.10, 1.36)], [(1.15, 1.36), (1.15, .45), (.25, .45), (.25, 1.36)]]
    b['house_seams'] = [[(2.10, 1.36), (2.10, 2.2)]]
    b['handles'] = [(2.20, 1.15)]
    b['moulding'] = [([(2.0, 1.10), (-3.3, 1.10)], .10), ([(2.0, .95), (-3.3, .95)], .03)]
    b['creases'] = []
    b['lamp'] = [(.58, .78), (.58, .96), (.80, .97), (1.02, .95), (1.04, .82), (.86, .775)]
    b['lamp_axis'] = [(.5, .87), (1.1, .87)]
    b['turn'] = [(1.05, .95), (1.13, .93), (1.12, .83), (1.05, .81)]
    b['grille'] = dict(
        upper=[(0, .97), (.50, .965), (.51, .90), (.49, .80), (0, .795)], upper_bars=2, upper_bar=(.14, .14, .15),
        lower=[(0, .62), (.56, .62), (.60, .52), (.52, .47), (0, .46)], lower_bars=2)
    b['badge'] = (1.10, .055)
    b['fog'] = (.86, .58, .045)
    b['tail'] = dict(
        scaled_tail(TAILS['minibus'], 1.2, 1.30), window=(.80, .76, 1.52, 2.16), lamp=[(.72, .80), (.72, 1.06), (.94, 1.06), (.94, .80)],
        clear=[(.74, .82), (.74, .88), (.92, .88), (.92, .82)], gate=[[(0, 1.42), (0, 1.42)]], plate=.92, bar=None, wiper=False)
    b['mirror'] = (2.86, 1.85)
    b['mirror_y'] = 1.14
    b['mirror_size'] = (.12, .20, .38)
    b['plate'] = (0, .70)
    return b


MODELS['coaster'] = coaster()

"""The tail of each body: lamps, window, tailgate, bumper and plate, as (u, z), u = metres round the rear from the middle."""
TAILS = dict(
    hatch=dict(
        lamp=[(.55, .72), (.53, .95), (.66, .99), (.88, .985), (.98, .93), (.84, .80), (.76, .72)], lamp_soft=.12,
        clear=[(.62, .77), (.61, .84), (.82, .85), (.76, .77)],
        window=(.60, .52, 1.03, 1.30), gate=[[(0, .635), (.50, .635), (.52, .74), (.50, .98)]],
        split=.60, plate=.72, bar=[(0, .79), (.26, .79)], apron=[(0, .40), (.60, .40), (.70, .34), (.70, .2), (0, .2)], wiper=True),
    sedan=dict(
        lamp=[(.40, .795), (.40, .895), (.72, .925), (1.04, .95), (1.16, .925), (1.02, .82), (.72, .785)], lamp_soft=.12,
        clear=[(.44, .82), (.44, .855), (.72, .865), (.72, .825)],
        window=(.56, .46, 1.02, 1.28), gate=[[(0, .665), (.36, .67), (.385, .78), (.60, .97)]],
        split=.62, plate=.755, bar=[(0, .835), (.34, .84)], apron=[(0, .38), (.58, .38), (.70, .33), (.70, .2), (0, .2)], wiper=False),
    suv=dict(
        lamp=[(.44, .955), (.44, 1.055), (.74, 1.10), (1.02, 1.12), (1.12, 1.085), (.98, .97), (.74, .94)], lamp_soft=.12,
        clear=[(.48, .975), (.48, 1.005), (.76, 1.02), (.76, .975)],
        window=(.66, .56, 1.20, 1.49), gate=[[(0, .70), (.56, .705), (.60, .86), (.56, 1.14)]],
        split=.68, plate=.855, bar=[(0, .945), (.40, .95)],
        apron=[(0, .60), (.66, .60), (.90, .56), (1.2, .52), (1.2, .2), (0, .2)], wiper=True),
    cruiser=dict(
        lamp=[(.73, .80), (.72, 1.13), (.82, 1.16), (1.00, 1.16), (1.04, 1.12), (1.02, .82), (.90, .79)], lamp_soft=.08,
        clear=[(.76, .84), (.76, .92), (.98, .92), (.98, .84)],
        window=(.74, .66, 1.28, 1.70), gate=[[(0, .70), (.68, .70), (.70, .80), (.68, 1.20)], [(0, .93), (.69, .93)]],
        split=.68, plate=.82, bar=[(0, 1.01), (.42, 1.01)], apron=[(0, .50), (.70, .50), (.76, .44), (.76, .3), (0, .3)], wiper=True),
    pickup=dict(
        lamp=[(.775, .76), (.77, 1.10), (.84, 1.125), (.97, 1.125), (1.0, 1.10), (.99, .78), (.92, .75)], lamp_soft=.08,
        clear=[(.80, .80), (.80, .88), (.96, .88), (.96, .80)],
        window=(.62, .56, 1.22, 1.60), gate=[[(0, .68), (.735, .68), (.745, .76), (.745, 1.16)]],
        split=None, plate=.56, bar=None, apron=None, wiper=False, handle=1.03),
    minibus=dict(
        lamp=[(.70, .60), (.69, 1.0), (.76, 1.03), (.86, 1.02), (.90, .99), (.89, .62), (.80, .59)], lamp_soft=.08,
        clear=[(.72, .64), (.72, .73), (.87, .73), (.87, .64)],
        window=(.68, .62, 1.17, 1.66), gate=[[(0, .50), (.645, .50), (.66, .60), (.66, 1.11)]],
        split=.485, plate=.72, bar=[(0, .80), (.30, .80)], apron=None, wiper=True),
)


def scaled_tail(tail, fy, fz):
    """A tail at the measures of a model."""
    def face(pts):
        return [(u * fy, z * fz) for u, z in pts]

    w0, w1, z0, z1 = tail['window']
    lines = {name: face(tail[name]) if tail[name] else None for name in ('lamp', 'clear', 'bar', 'apron')}
    heights = {name: tail[name] * fz if tail.get(name) else None for name in ('split', 'plate', 'handle')}
    return dict(tail, window=(w0 * fy, w1 * fy, z0 * fz, z1 * fz), gate=[face(pts) for pts in tail['gate']], **lines, **heights)


RED, DEEP_RED = (.42, .012, .012), (.20, .006, .006)
INK, GLASS, BLACK, SEAT = (.02, .02, .024), (.16, .19, .205), (.07, .07, .075), (.10, .118, .128)
CHROME, LENS = (.86, .87, .88), (.80, .80, .78)


def draw_tail(k, t):
    """On the lower shell: lamps, tailgate, bumper."""
    if t['apron']:
        k.fill(t['apron'], BLACK, .5, how='r', height=.45, soft=.1)
    for pts in t['gate']:
        k.line(pts, .0075, how='r', soft=.14)
    if t['split']:
        k.line([(0, t['split']), (.55, t['split'] + .005), (1.05, t['split'] + .03)], .006, how='r', soft=.2)
        k.fill([(.60, t['split'] - .10), (.60, t['split'] - .075), (.78, t['split'] - .07), (.78, t['split'] - .095)], RED, .2, how='r')
    if t['bar']:
        k.line(t['bar'], t.get('bar_width', .026), CHROME, .12, 1., .75, 'r')
    if t.get('handle'):
        k.fill([(0, t['handle'] - .035), (.11, t['handle'] - .035), (.11, t['handle'] + .035), (0, t['handle'] + .035)], INK, .4, how='r', soft=.1, height=.4)
    k.fill(t['lamp'], RED, .08, .1, how='r', soft=t['lamp_soft'], edge=(.010, INK, .3, 0), height=.62)
    if t.get('inner'):
        k.fill(t['inner'], DEEP_RED, .1, .1, how='r', soft=.1, height=.6)
    if t['clear']:
        k.fill(t['clear'], LENS, .08, .4, how='r', soft=.14, height=.6)
    if t.get('strip'):
        k.line(t['strip'], t.get('strip_width', .030), RED, .1, .1, .62, 'r', soft=.1)
    if t.get('badge'):
        z, r = t['badge']
        k.fill([(0, z - r), (r * .9, z - r * .7), (r * 1.35, z), (r * .9, z + r * .7), (0, z + r)], CHROME, .12, 1., how='r', soft=.2, height=.8)


def draw_rear_window(k, t):
    """On the house: the window with what is behind it, and the third brake lamp."""
    w0, w1, z0, z1 = t['window']
    k.fill([(0, z0), (w0, z0), (w1, z1), (0, z1)], INK, .22, how='r', soft=.1, height=.42)
    a, b = w0 - .03, w1 - .03
    h = z1 - z0
    k.fill([(0, z0 + .025), (a, z0 + .025), (b, z1 - .03), (0, z1 - .03)], GLASS, .015, how='r', soft=.1, height=.42)
    for u in (.16, .42) if w0 > .5 else (.2,):
        if u + .1 > b:
            continue
        k.fill([(u, z0 + .03), (u - .01, z0 + h * .40), (u + .13, z0 + h * .40), (u + .13, z0 + .03)], SEAT, .015, how='r', soft=.2, height=.42)
    k.fill([(0, z1 - .022), (.13, z1 - .022), (.13, z1 - .044), (0, z1 - .044)], RED, .1, how='r', height=.45)
    if t['wiper']:
        k.line([(.03, z0 + .012), (.30, z0 + .085)], .013, INK, .5, 0., .6, 'r')

"""Every rendered picture as data, in the order in which the queue makes them.

A picture names a scene (scenes/<scene>.py), a subject (the scene's parameters) and a shot (a camera).
"""
import os

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../..'))

SIZES = {'model': (1152, 768), 'plate': (1200, 800), 'large': (1600, 1067), 'tall': (854, 1067)}
PICTURES = []
_TEST = os.environ.get('STUDIO_TEST')  # a quick look: a fraction of the size and 10 samples


def add(id, scene, subject, shot, size='model', samples=20, seed=3, **finish):
    PICTURES.append(dict(id=id, scene=scene, subject=subject, shot=shot, size=SIZES[size],
                         samples=samples, seed=seed, finish=finish))


def picture(id):
    job = next(p for p in PICTURES if p['id'] == id)
    if _TEST:
        job = dict(job, size=tuple(int(x * float(_TEST)) for x in job['size']), samples=10)
    return job


def passes_of(job):
    folder = 'assets/studio/out/test' if _TEST else 'assets/studio/out/passes'
    return os.path.join(ROOT, folder, job['id'].replace('/', '__') + '.npz')


def master_of(job):
    folder = 'assets/studio/out/test' if _TEST else 'assets/images'
    return os.path.join(ROOT, folder, job['id'] + '.jpg')


add('heroes/landing', 'plate_house', 'mudbrick', 'landing', 'large', 32)
add('heroes/landing-tall', 'plate_house', 'mudbrick', 'landing-tall', 'tall', 28, width=1067)

SLUGS = ('muckleford-mudbrick-estate', 'eganstown-light-earth-residence', 'bullarto-timbercrete-residence',
         'shepherds-flat-garden-studio', 'franklinford-strawbale-farmhouse', 'yandoit-stone-cottage',
         'glenlyon-courtyard-house', 'trentham-timber-longhouse', 'campbells-creek-extension', 'newstead-makers-hall')
for _s in SLUGS:
    for _n, _shot in (('cover', 'cover'), ('1', 'other'), ('2', 'near'), ('3', 'plan')):
        add(f'projects/{_s}-{_n}', 'bench_house', _s, _shot)

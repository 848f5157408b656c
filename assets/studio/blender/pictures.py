"""Every rendered picture as data, in the order in which the queue makes them.

A picture names a scene (scenes/<scene>.py), a subject (the scene's parameters) and a shot (a camera).
Change a scene or a camera, then `run.py --redo <id>`.
"""
import os

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../..'))

# as large as the master, so that nothing is enlarged
SIZES = {'wide': (1600, 1067), 'photo': (1200, 800), 'tall': (1067, 1334)}
PICTURES = []
_TEST = os.environ.get('STUDIO_TEST')  # a quick look: a fraction of the size


def add(id, scene, subject, shot, size='wide', samples=8, seed=3, **finish):
    if size == 'photo':
        finish.setdefault('width', 1200)
    PICTURES.append(
        dict(
            id=id,
            scene=scene,
            subject=subject,
            shot=shot,
            size=SIZES[size],
            samples=samples,
            seed=seed,
            finish=finish,
        )
    )


def picture(id):
    job = next(p for p in PICTURES if p['id'] == id)
    if _TEST:
        job = dict(job, size=tuple(int(x * float(_TEST)) for x in job['size']))
    return job


def passes_of(job):
    folder = 'assets/studio/out/test' if _TEST else 'assets/studio/out/passes'
    return os.path.join(ROOT, folder, job['id'].replace('/', '__') + '.npz')


def master_of(job):
    folder = 'assets/studio/out/test' if _TEST else 'assets/images'
    return os.path.join(ROOT, folder, job['id'] + '.jpg')


SLUGS = (
    'muckleford-mudbrick-estate',
    'eganstown-light-earth-residence',
    'bullarto-timbercrete-residence',
    'shepherds-flat-garden-studio',
    'franklinford-strawbale-farmhouse',
    'yandoit-stone-cottage',
    'glenlyon-courtyard-house',
    'trentham-timber-longhouse',
    'campbells-creek-extension',
    'newstead-makers-hall',
)

add('heroes/landing', 'plate_house', 'mudbrick', 'landing', samples=12)
add('heroes/landing-tall', 'plate_house', 'mudbrick', 'landing-tall', 'tall', samples=12, width=1067)
add('heroes/heritage', 'plate_village_house', 'house', 'hero', samples=12, seed=9, horizon=0.10)
add('heritage/plate-village-house', 'plate_village_house', 'house', 'house', samples=12, seed=9, horizon=0.085)
add('heritage/plate-village-yard', 'plate_village_house', 'house', 'yard', samples=12, seed=9, horizon=0.04)
add('heritage/plate-village-gallery', 'plate_village_house', 'house', 'gallery', samples=12, seed=9)

add('materials/mudbrick', 'plate_wall', 'mudbrick-close', 'close', samples=10)
add('materials/lime', 'plate_lime', 'lime', 'face', samples=10, seed=8)
add('materials/stone', 'plate_stone', 'stone', 'along', samples=10, seed=5)
add('materials/strawbale', 'model_straw', 'straw', 'front', samples=12, seed=21)
add('materials/light-earth', 'model_light_earth', 'light-earth', 'front', samples=12, seed=22)
add('materials/wood', 'plate_joint', 'frame', 'joint', samples=10, seed=6, exposure=0.4)
add('materials/cement', 'plate_cement', 'footing', 'footing', samples=10, seed=14)

for _s in SLUGS:
    for _n, _shot in (('cover', 'cover'), ('1', 'other'), ('2', 'near'), ('3', 'plan')):
        # drawn with the southern wing to the west; the design has it to the east
        _turn = dict(mirror=True) if _s.startswith('bullarto') else {}
        add(f'projects/{_s}-{_n}', 'bench_house', _s, _shot, **_turn)
    if _s.startswith('trentham'):
        add('heroes/projects', 'bench_house', _s, 'quiet', samples=10)

add('heroes/climate-responsive', 'plate_house', 'mudbrick', 'verandah', samples=10)
add('heroes/landscape-integration', 'plate_house', 'mudbrick', 'landscape', samples=10)
add('heroes/about', 'plate_house', 'mudbrick', 'about', samples=10)
add('heritage/model-village-pattern', 'bench_places', 'village-pattern', 'cover')

for _s, _p in (
    ('dunstan-reserve-food-forest', 'dunstan'),
    ('northcote-community-garden', 'northcote'),
    ('sustainable-community-food-systems', 'food-systems'),
    ('safe-place-affordable-housing', 'safe-place'),
):
    add(f'community/{_s}-cover', 'bench_places', _p, 'cover')
    add(f'community/{_s}-1', 'bench_places', _p, 'near')
for _s, _p in (
    ('existing-landscape', 'existing-landscape'),
    ('graduated-transitions', 'graduated'),
    ('productive-landscape', 'productive'),
):
    add(f'landscape/{_s}', 'bench_places', _p, 'cover')
add('heritage/model-village-crossroads', 'bench_places', 'village-crossroads', 'cover')
add('heroes/natural-building-materials', 'plate_wall', 'lime-straw', 'quiet', samples=10)
add('projects/shepherds-flat-garden-studio-4', 'plate_wall', 'lime-straw', 'reveal', samples=8)
add('community/safe-place-affordable-housing-2', 'plate_wall', 'lime-straw', 'left', samples=8)
add('photos/photo-14', 'plate_room', 'room', 'seat', 'photo', samples=12, seed=4)
add('heroes/resources', 'plate_room', 'room', 'table', samples=12, seed=4)
add('heroes/design-services', 'plate_room', 'drawing', 'desk', samples=12, seed=4)
add('heritage/plate-bread-oven', 'plate_oven', 'oven', 'oven', samples=9, seed=17)

for _s, _w, _shot in (
    ('yandoit-stone-cottage', 'stone', 'front'),
    ('muckleford-mudbrick-estate', 'mudbrick', 'front'),
    ('eganstown-light-earth-residence', 'light-earth', 'front'),
    ('bullarto-timbercrete-residence', 'timbercrete', 'left'),
    ('franklinford-strawbale-farmhouse', 'lime-verandah', 'under'),
    ('glenlyon-courtyard-house', 'court', 'front'),
    ('trentham-timber-longhouse', 'boards', 'front'),
    ('campbells-creek-extension', 'meeting', 'front'),
):
    add(f'projects/{_s}-4', 'plate_wall', _w, _shot, samples=8)
add('projects/newstead-makers-hall-4', 'plate_joint', 'frame', 'truss', samples=8, seed=6)
add('heroes/community', 'plate_garden', 'beds', 'hero', samples=10, seed=12)
add('community/northcote-community-garden-2', 'plate_garden', 'beds', 'beds', samples=12, seed=12)
add('community/dunstan-reserve-food-forest-2', 'plate_garden', 'beds', 'corn', samples=8, seed=12)
add('community/sustainable-community-food-systems-2', 'plate_garden', 'beds', 'cabbages', samples=8, seed=12)
add('photos/photo-18', 'plate_garden', 'beds', 'tomatoes', 'photo', seed=12)

# the photo gallery: other cameras of the same scenes
for _i, _s, _shot in (
    ('01', 'muckleford-mudbrick-estate', 'high'),
    ('02', 'muckleford-mudbrick-estate', 'west'),
    ('03', 'eganstown-light-earth-residence', 'high'),
    ('04', 'bullarto-timbercrete-residence', 'low'),
    ('05', 'shepherds-flat-garden-studio', 'high'),
    ('06', 'franklinford-strawbale-farmhouse', 'low'),
    ('07', 'yandoit-stone-cottage', 'high'),
    ('08', 'glenlyon-courtyard-house', 'low'),
    ('09', 'trentham-timber-longhouse', 'low'),
    ('10', 'campbells-creek-extension', 'west'),
    ('11', 'newstead-makers-hall', 'west'),
    ('12', 'newstead-makers-hall', 'above'),
):
    _turn = dict(mirror=True) if _s.startswith('bullarto') else {}
    add(f'photos/photo-{_i}', 'bench_house', _s, _shot, 'photo', **_turn)

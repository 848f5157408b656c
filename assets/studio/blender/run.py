#!/usr/bin/python3
"""Make every missing picture of the list, one Blender at a time; safe to stop and start again.

run.py                 everything that has neither master nor passes, in the order of pictures.py
run.py --redo id id    put these on the list of pictures to make again (a running queue takes them first)
run.py --refinish id   only the finish again, from kept passes (all that have passes when no id)
run.py --list          what is missing
A picture that fails is logged in assets/studio/out/logs and left out until the next start.
"""
import importlib
import os
import subprocess
import sys
import time

import pictures

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(pictures.ROOT, 'assets/studio/out')
LOGS = os.path.join(OUT, 'logs')
REDO = os.path.join(OUT, 'redo.txt')
GROUP = 5  # list neighbours with the same scene and subject share one Blender call


def redo_ids():
    return open(REDO).read().split() if os.path.exists(REDO) else []


def finish(job):
    return subprocess.Popen(
        [
            'nice',
            '-n',
            '19',
            '/usr/bin/python3',
            os.path.join(HERE, 'finish.py'),
            pictures.passes_of(job),
            pictures.master_of(job),
            repr(job['finish']),
        ]
    )


def next_group(failed):
    try:
        importlib.reload(pictures)  # the list may grow while the queue runs
    except Exception as error:
        print('pictures.py does not load, keeping the list as it was:', error, flush=True)
    redo = redo_ids()
    group = []
    jobs = [pictures.picture(e['id']) for e in pictures.PICTURES]
    for job in [j for j in jobs if j['id'] in redo] + [j for j in jobs if j['id'] not in redo]:
        made = os.path.exists(pictures.master_of(job)) or os.path.exists(pictures.passes_of(job))
        if (made and job['id'] not in redo) or job['id'] in failed:
            continue
        if group and (job['scene'], job['subject']) != (group[0]['scene'], group[0]['subject']):
            break
        group.append(job)
        if len(group) == GROUP:
            break
    return group


def render(jobs):
    log = os.path.join(LOGS, jobs[0]['id'].replace('/', '_') + '.log')
    with open(log, 'w') as f:
        subprocess.run(
            [
                'nice',
                '-n',
                '19',
                'blender',
                '-b',
                '--factory-startup',
                '--python',
                os.path.join(HERE, 'render.py'),
                '--',
                *[j['id'] for j in jobs],
            ],
            stdout=f,
            stderr=subprocess.STDOUT,
        )
    for line in open(log):
        if line.startswith('RENDERED') or 'Error' in line:
            print(time.strftime('%H:%M:%S', time.gmtime()), line.strip(), flush=True)


def queue():
    failed, finishing = set(), []
    for entry in pictures.PICTURES:
        job = pictures.picture(entry['id'])
        if os.path.exists(pictures.passes_of(job)) and not os.path.exists(pictures.master_of(job)):
            finish(job).wait()
    while True:
        jobs = next_group(failed)
        if not jobs:
            break
        begun = time.time()
        render(jobs)
        print('  %d pictures in %.0f s with scene building' % (len(jobs), time.time() - begun), flush=True)
        for p in finishing:
            p.wait()
        finishing = []
        for job in jobs:
            path = pictures.passes_of(job)
            if os.path.exists(path) and os.path.getmtime(path) > begun:
                finishing.append(finish(job))
                left = [i for i in redo_ids() if i != job['id']]
                open(REDO, 'w').write('\n'.join(left))
            else:
                print('FAILED', job['id'], flush=True)
                failed.add(job['id'])
    for p in finishing:
        p.wait()


def main():
    args = sys.argv[1:]
    os.makedirs(LOGS, exist_ok=True)
    if args[:1] == ['--list']:
        for entry in pictures.PICTURES:
            if not os.path.exists(pictures.master_of(pictures.picture(entry['id']))):
                print(entry['id'])
    elif args[:1] == ['--refinish']:
        for i in args[1:] or [e['id'] for e in pictures.PICTURES]:
            if os.path.exists(pictures.passes_of(pictures.picture(i))):
                finish(pictures.picture(i)).wait()
    elif args[:1] == ['--redo']:
        with open(REDO, 'a') as f:
            f.write('\n' + '\n'.join(args[1:]))
    else:
        queue()


if __name__ == '__main__':
    main()

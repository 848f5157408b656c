import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { steps } from './migrations.ts';

test('each migration is the one it was released with: changed tables need a new one', () => {
  expect(steps.map((step) => createHash('sha256').update(step).digest('hex'))).toEqual([
    'f212168aed99aaa540369d46b7bd301cf42ac88cc6249a4e1672b97e0c45e848',
    'a569be225a46bcdd3571ae9dbd8c2886d625d9ea637561f52d6e481e3a96b263',
    '87cbd8561a0ca86ee3ee90e3c681103a5a2b4703cf2b644a2333fc952b579aa7',
    'a79ccb0e708fe2d2063192f3f556f1aea2789efad910a258857a5ecd3208dab2',
    '05d27055ddf3bb3bc87fbc01411d6b3326c05d6a23c09fdb45169f0e90cf3207',
    'e3abecc98a546c5c024043564ed5555dee6aca95dae1bf9a68d86f89aeeeab90',
    'e69db4bec89278556be6bfe8f433c496b1216ff900e5968003d2f807b16bca0b',
    '5e22a0689aef168de0e2992a4eb60d643fc8913deafd9186ab7a0060f3305d01',
  ]);
});

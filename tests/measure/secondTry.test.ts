import { expect, test, vi } from 'vitest';
import { withSecondTry } from './secondTry';

test('what fails once is done again, what fails twice has failed', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let tries = 0;
  const failing = (times: number) => () => {
    tries += 1;
    return tries <= times ? Promise.reject(new Error(`try ${tries}`)) : Promise.resolve('done');
  };
  await expect(withSecondTry(failing(0))).resolves.toBe('done');
  expect(tries).toBe(1);
  tries = 0;
  await expect(withSecondTry(failing(1))).resolves.toBe('done');
  expect(said).toHaveBeenCalledExactlyOnceWith('Once more: try 1\n');
  tries = 0;
  await expect(withSecondTry(failing(2))).rejects.toThrow('try 2');
  said.mockRestore();
});

import { expect, test } from 'vitest';
import { UploadFailed } from './send-picture.ts';

const refused = (status: number, problem: string | null) => ({ kind: 'refused', status, problem }) as const;
const error = (message: string) => ({ kind: 'error', message }) as const;

test.each([
  [refused(401, 'login.expired'), 'Şəkil yükləmək üçün admin girişi tələb olunur.'],
  [refused(403, 'role.denied'), 'Şəkil yükləmək üçün admin girişi tələb olunur.'],
  [refused(422, 'image.checksum'), 'Fayl zədələnib. Başqa şəkil seçin.'],
  [refused(422, 'image.corrupt'), 'Fayl zədələnib. Başqa şəkil seçin.'],
  [{ kind: 'canceled' }, 'Yükləmə ləğv edildi.'],
  [error('CORS request did not succeed'), 'CORS xətası. Səhifəni yeniləyin.'],
  [refused(403, 'origin.denied'), 'CORS xətası. Səhifəni yeniləyin.'],
  [error('disk full'), 'Yükləmə zamanı xəta: disk full'],
  [refused(502, null), 'Yükləmə zamanı xəta: 502'],
] as const)('the failed upload %j is reported in the words of the specification', (failure, sentence) => {
  expect(new UploadFailed(failure).message).toBe(sentence);
});

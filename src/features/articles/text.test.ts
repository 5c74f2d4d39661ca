import { expect, test } from 'vitest';
import { articleMailText } from './text.ts';

test('quotation marks in a headline are not doubled in a mail', () => {
  const title = 'Qonaq: “Qarabağ”';
  for (const sentence of [
    articleMailText.pendingIntro('Aysel Məmmədli', title),
    articleMailText.returnedIntro('Leyla Həsənova', title),
  ]) {
    expect(sentence).toContain('“Qonaq: ‘Qarabağ’” məqaləsini');
    expect(sentence).not.toMatch(/[“”]{2}/);
  }
});

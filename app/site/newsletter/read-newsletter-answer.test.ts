import { expect, test } from 'vitest';
import { problemText } from '#az/text/problems.ts';
import { newsletterText } from '#az/text/site/newsletter.ts';
import { readNewsletterAnswer } from './read-newsletter-answer.ts';

const words = { error: newsletterText.error, refused: problemText['server.failed'] };

test.each(['form.tooLarge', 'origin.denied', 'rate.tooMany', 'server.failed'] as const)(
  'the refusal %s from outside the form shows the error of the specification with its reason',
  (problem) => {
    expect(readNewsletterAnswer(JSON.stringify({ problem, message: problemText[problem] }), words)).toEqual({
      done: false,
      title: newsletterText.error,
      text: problemText[problem],
    });
  },
);

test.each(['<!doctype html><title>502</title>', '', 'null', '[]', '"text"', '{"title":5,"text":{}}'])(
  'the answer %j, which says nothing to the form, shows the error of the specification',
  (body) => {
    expect(readNewsletterAnswer(body, words)).toEqual({
      done: false,
      title: newsletterText.error,
      text: problemText['server.failed'],
    });
  },
);

test.each([
  { done: true, title: newsletterText.sentTitle, text: newsletterText.sentText },
  { done: false, title: newsletterText.error, text: problemText['newsletter.emailInvalid'], field: 'email' },
])('an answer to the form is shown as it is: %j', (answer) => {
  expect(readNewsletterAnswer(JSON.stringify(answer), words)).toEqual(answer);
});

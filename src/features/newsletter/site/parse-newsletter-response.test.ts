import { expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { newsletterText } from '../text.ts';
import { parseNewsletterResponse } from './parse-newsletter-response.ts';

const fallback = { error: newsletterText.error, refused: problemText['server.failed'] };

test.each(['form.tooLarge', 'origin.denied', 'rate.tooMany', 'server.failed'] as const)(
  'the problem %s of the server shows the error of the specification with its reason',
  (problem) => {
    expect(
      parseNewsletterResponse(JSON.stringify({ problem, detail: problemText[problem] }), fallback),
    ).toEqual({
      done: false,
      title: newsletterText.error,
      text: problemText[problem],
    });
  },
);

test.each(['<!doctype html><title>502</title>', '', 'null', '[]', '"text"', '{"title":5,"text":{}}'])(
  'the invalid response %j shows the error of the specification',
  (body) => {
    expect(parseNewsletterResponse(body, fallback)).toEqual({
      done: false,
      title: newsletterText.error,
      text: problemText['server.failed'],
    });
  },
);

test.each([
  { done: true, title: newsletterText.sentTitle, text: newsletterText.sentText },
  { done: false, title: newsletterText.error, text: problemText['newsletter.emailInvalid'], field: 'email' },
])('the response of the form is shown unchanged: %j', (message) => {
  expect(parseNewsletterResponse(JSON.stringify(message), fallback)).toEqual(message);
});

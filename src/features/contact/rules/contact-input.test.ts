import { expect, test } from 'vitest';
import { type ContactInput, parseContact } from './contact-input.ts';
import { contactStatuses, contactSubjects, isContactStatus } from './contact-message.ts';

const valid: ContactInput = {
  name: 'Günel',
  email: 'gunel@example.az',
  phone: '',
  subject: 'press',
  message: 'Salam',
};

test.each([
  ['1234567', true],
  ['123456', false],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['+994 (50) 123-45-67', true],
  ['012.345.67.89/1', true],
  ['994+50 123 45 67', false],
  ['12345678 daxili', false],
  ['x12345678', false],
  [`1234567${' -'.repeat(12)}8`, true],
  [`1234567${' -'.repeat(12)}89`, false],
])('“%s” is a phone number: %s', (phone, isPhone) => {
  const parse = () => parseContact({ ...valid, phone });
  if (isPhone) expect(parse().phone).toBe(phone);
  else expect(parse).toThrow('phone: contact.phoneInvalid');
});

test('the phone number may be left out, also with spaces', () => {
  expect(parseContact({ ...valid, phone: ' \t' }).phone).toBeNull();
});

test.each([
  [{ email: ' ' }, 'email: contact.emailRequired'],
  [{ email: 'gunel@' }, 'email: contact.emailInvalid'],
  [{ name: 'a'.repeat(101) }, 'name: contact.tooLong'],
  [{ message: 'a'.repeat(5001) }, 'message: contact.messageTooLong'],
  [{ subject: '' }, 'subject: contact.subjectRequired'],
])('a form with %j is refused: %s', (over, problem) => {
  expect(() => parseContact({ ...valid, ...over })).toThrow(problem);
});

test('a name of a hundred characters and every subject of the form are accepted', () => {
  for (const subject of contactSubjects)
    expect(parseContact({ ...valid, name: 'a'.repeat(100), subject }).subject).toBe(subject);
});

test('the inbox knows its own statuses only', () => {
  expect([...contactStatuses, 'deleted', ''].filter(isContactStatus)).toEqual([
    'new',
    'answered',
    'archived',
  ]);
});

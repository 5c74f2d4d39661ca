import type { ContactInput } from '../rules/contact-input.ts';

export const emptyContact: ContactInput = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** The values of the form as the reader typed them. */
export function readContactForm(form: FormData): ContactInput {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
  };
}

import type { FormReader } from '#platform/forms/read-form.ts';
import type { ContactInput } from '../rules/contact-input.ts';

export const emptyContact: ContactInput = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** The values of the form as the reader typed them. */
export function readContactForm(form: FormReader): ContactInput {
  return {
    name: form.text('name'),
    email: form.text('email'),
    phone: form.text('phone'),
    subject: form.text('subject'),
    message: form.text('message'),
  };
}

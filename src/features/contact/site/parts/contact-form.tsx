import { href } from '#platform/http/href.ts';
import { CONTACT_SENT } from '#platform/site/addresses.ts';
import { ConsentNote, Honeypot, SubmitButton } from '#platform/site/forms/form-parts.tsx';
import { validationText } from '#platform/text/validation.ts';
import { findFieldError, SelectField, SelectOptions, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { contactLimits, contactSubjects } from '../../rules/contact-message.ts';
import { contactText } from '../../text.ts';
import { emptyContact } from '../read-contact-form.ts';
import type { ContactResult } from '../receive-contact.ts';

/** The contact form (spec §3, §5). After an error it has the typed values and the error at its field. */
export function ContactForm({ result }: { result: ContactResult | undefined }) {
  const { values, problems, failure } = result ?? { values: emptyContact, problems: [], failure: null };
  const field = (name: string) => ({
    name,
    error: findFieldError(problems, name),
    autoFocus: problems[0]?.field === name,
  });
  return (
    <section>
      <h2 className="text-3xl">{contactText.writeUs}</h2>
      <p className="mt-2 mb-6 text-muted">{contactText.intro}</p>
      <form
        method="post"
        action={href('/contact')}
        noValidate
        data-sending={contactText.sending}
        data-contact={CONTACT_SENT}
        className="grid gap-5"
      >
        <ProblemNotice problem={failure} />
        {problems.length > 0 && <Notice kind="error">{validationText.fixErrors}</Notice>}
        <Honeypot label={contactText.leaveEmpty} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field('name')}
            label={contactText.name}
            required
            autoComplete="name"
            maxLength={contactLimits.name}
            defaultValue={values.name}
          />
          <TextField
            {...field('email')}
            label={contactText.email}
            required
            type="email"
            autoComplete="email"
            maxLength={contactLimits.email}
            defaultValue={values.email}
          />
          <TextField
            {...field('phone')}
            label={contactText.phone}
            type="tel"
            autoComplete="tel"
            maxLength={contactLimits.phone}
            defaultValue={values.phone}
          />
          <SelectField
            {...field('subject')}
            label={contactText.subject}
            required
            defaultValue={values.subject}
          >
            <SelectOptions
              none={contactText.subjectChoose}
              items={contactSubjects.map((subject) => [subject, contactText.subjects[subject]])}
            />
          </SelectField>
        </div>
        <TextAreaField
          {...field('message')}
          label={contactText.message}
          required
          rows={7}
          maxLength={contactLimits.message}
          defaultValue={values.message}
        />
        <p
          role="alert"
          data-failed={contactText.notSent}
          data-refused={contactText.error}
          className="font-medium text-live empty:hidden"
        />
        <SubmitButton label={contactText.submit} />
        <ConsentNote text={contactText.consent} />
      </form>
    </section>
  );
}

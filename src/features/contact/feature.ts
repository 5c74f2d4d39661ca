import { defineFeature } from '#platform/features/define-feature.ts';
import { inboxText } from './text.ts';

export const contactFeature = defineFeature({
  name: 'contact',
  screens: {
    '/contact': { module: 'site/contact.tsx' },
    '/contact/office': { module: 'site/contact.tsx' },
    '/contact/social': { module: 'site/contact.tsx' },
    '/contact/sent': { module: 'site/contact.tsx' },
    '/admin/inbox': {
      module: 'admin/inbox.tsx',
      role: 'editor',
      menu: {
        group: 'readers',
        place: 20,
        label: inboxText.title,
        icon: 'Inbox',
        key: 'r',
        counter: { name: 'messages', label: 'cavab gözləyir' },
      },
      words: 'məktub əlaqə mesaj poçt',
      help: 'inbox',
    },
    '/admin/inbox/:id': { module: 'admin/message.tsx', role: 'editor' },
  },
  help: {
    inbox: {
      place: 170,
      title: 'Müraciətlər',
      intro: 'Saytdakı əlaqə formasından gələn məktublar.',
      points: [
        'Cavabı burada yazın: oxucuya e-poçtla gedir və müraciətin altında qalır.',
        'Cavab verilənlər və arxiv ayrıca siyahıdadır. Oxucu xahiş etsə, məlumatını birdəfəlik silmək olar.',
      ],
    },
  },
  audit: {
    actions: {
      'contact.reply': 'Müraciətə cavab verildi',
      'contact.status': 'Müraciətin vəziyyəti dəyişdirildi',
      'contact.erase': 'Müraciət silindi',
    },
    subjects: { contact: 'Müraciət', contactMessage: 'Müraciət' },
    values: { status: inboxText.status },
  },
  tables: {
    contact_message: 'archived',
    contact_reply: 'archived',
  },
  persons: {
    contact_message: {
      label: 'Müraciət',
      by: { email: 'email' },
      gives: { id: ['contactMessage', 'mailSubject'] },
      hidden: ['search_text'],
      erase: 'delete',
    },
    contact_reply: {
      label: 'Müraciətə cavab',
      by: { message_id: 'contactMessage' },
      gives: { id: ['mailSubject'] },
      hidden: ['staff_id', 'staff_name'],
      erase: 'delete',
    },
  },
});

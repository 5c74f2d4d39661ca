import { defineFeature } from '#platform/features/define-feature.ts';

export const newsletterFeature = defineFeature({
  name: 'newsletter',
  screens: {
    '/newsletter': { module: 'site/newsletter.tsx' },
    '/newsletter/sent': { module: 'site/subscription-sent.tsx' },
    '/newsletter/confirm/:token': { module: 'site/confirm.tsx' },
    '/newsletter/confirmed': { module: 'site/confirmed.tsx' },
    '/newsletter/unsubscribe/:token?': { module: 'site/unsubscribe.tsx' },
    '/newsletter/unsubscribed': { module: 'site/unsubscribed.tsx' },
    '/api/newsletter': { module: 'site/newsletter-data.ts', kind: 'data' },
    '/admin/newsletter': {
      module: 'admin/issues.tsx',
      role: 'editor',
      menu: { group: 'readers', place: 30, label: 'Bülleten', icon: 'Mail', key: 'b' },
      words: 'abunə mail e-poçt göndərmə xəbər bülleteni',
      help: 'newsletter',
    },
    '/admin/newsletter/create': { module: 'admin/create.tsx', role: 'editor' },
    '/admin/newsletter/subscribers': { module: 'admin/subscribers.tsx', role: 'editor' },
    '/admin/newsletter/:id': { module: 'admin/issue.tsx', role: 'editor' },
    '/admin/newsletter/subscribers/csv': { module: 'admin/subscribers-csv.ts', kind: 'data', role: 'admin' },
    '/admin/newsletter/articles': { module: 'admin/article-choices.ts', kind: 'json', role: 'editor' },
  },
  help: {
    newsletter: {
      place: 190,
      title: 'Bülleten',
      intro: 'Abunəçilərə göndərilən icmallar: həftəlik və təcili.',
      points: [
        'Məqalələri işarələyin, sırasını verin, mövzunu və giriş mətnini yazın.',
        'Göndərməzdən əvvəl ilkin baxışı açın və özünüzə sınaq məktubu göndərin.',
        'Göndərmə yarıda kəsilsə, qaldığı yerdən davam edir. Heç bir abunəçi eyni buraxılışı iki dəfə almır.',
        'Abunəçi yalnız öz razılığını məktubdan təsdiqləyəndən sonra siyahıya düşür.',
      ],
    },
  },
  audit: {
    actions: {
      'subscriber.erase': 'Abunəçi silindi',
      'subscriber.export': 'Abunəçilərin siyahısı yükləndi',
      'issue.create': 'Bülleten yaradıldı',
      'issue.update': 'Bülleten dəyişdirildi',
      'issue.schedule': 'Bülletenin göndərilməsi planlaşdırıldı',
      'issue.unschedule': 'Bülletenin planlaşdırılması ləğv edildi',
      'issue.stop': 'Bülletenin göndərilməsi dayandırıldı',
      'issue.delete': 'Bülleten silindi',
    },
    subjects: { subscriber: 'Abunəçi', issue: 'Bülleten' },
    fields: { subject: 'Mövzu', intro: 'Giriş mətni' },
  },
  tables: {
    newsletter_delivery: 'finished',
    newsletter_issue: 'archived',
    newsletter_issue_article: 'archived',
    subscriber: 'archived',
    subscriber_count: 'replaced',
    subscriber_token: 'archived',
  },
  persons: {
    newsletter_delivery: {
      label: 'Göndərilən bülleten',
      by: { subscriber_id: 'subscriber' },
      hidden: ['unsubscribe_hash', 'lease_id', 'lease_until'],
      erase: 'delete',
    },
    newsletter_issue: 'nobody',
    newsletter_issue_article: 'nobody',
    subscriber: {
      label: 'Bülletenə abunə',
      by: { email: 'email' },
      gives: { id: ['subscriber', 'mailSubject'] },
      erase: 'delete',
    },
    subscriber_count: 'nobody',
    subscriber_token: {
      label: 'Abunəni təsdiqləyən keçid',
      by: { subscriber_id: 'subscriber' },
      hidden: ['hash'],
      erase: 'delete',
    },
  },
});

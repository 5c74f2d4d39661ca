import { defineFeature } from '#platform/features/define-feature.ts';
import { commentQueueText } from './text.ts';

export const commentsFeature = defineFeature({
  name: 'comments',
  screens: {
    '/article/:slug/comments': { module: 'site/comments.tsx' },
    '/article/:slug/comments/own': { module: 'site/own-comments.tsx' },
    '/article/:slug/comments/:id/report': { module: 'site/report-comment.tsx' },
    '/admin/comments': {
      module: 'admin/comments.tsx',
      role: 'moderator',
      menu: {
        group: 'readers',
        place: 10,
        label: commentQueueText.title,
        icon: 'MessagesSquare',
        key: 'c',
        counter: { name: 'comments', label: 'yoxlama gözləyir' },
      },
      words: 'rəy yoxlama müzakirə spam',
      help: 'comments',
    },
    '/admin/comments/ban/:id': { module: 'admin/ban.tsx', role: 'moderator' },
    '/admin/comments/bans': { module: 'admin/bans.tsx', role: 'moderator' },
    '/admin/comments/words': { module: 'admin/words.tsx', role: 'moderator' },
  },
  help: {
    comments: {
      place: 180,
      title: 'Şərhlər',
      intro: 'Oxucuların məqalələrə yazdığı şərhlər: hər biri yoxlanandan sonra görünür.',
      points: [
        'Şərhlər “Kateqoriyalar” bölməsində, kateqoriyanın öz səhifəsində qoşulur. Nəşrdən 14 gün sonra özü bağlanır, müddəti parametrlərdə dəyişmək olar.',
        'Gözləyən şərhləri bir-bir və ya seçib birdən təsdiqləyin. j və k şərhdən-şərhə keçir, a təsdiqləyir, r rədd edir.',
        'Başqa moderator sizdən əvvəl qərar veribsə, onun adı göstərilir və şərhə toxunulmur.',
        'Üç oxucu şikayət edəndə şərh gizlədilir və yenidən növbəyə qayıdır.',
        'Qaydanı pozan oxucunu bloklayın: şərh yaza, dəyişə, cavab və şikayət göndərə bilməz. Bloku vaxtından əvvəl götürmək olar.',
        '“Sözlər” siyahısındakı söz şərhdə olanda növbədə qırmızı ilə işarələnir.',
        'Bir məqalənin şərhlərini bağlamaq üçün növbədə onun başlığına basın. Bunu redaktor edir.',
      ],
    },
  },
  audit: {
    actions: {
      'article.commentsClosed': 'Məqalənin şərhləri bağlandı',
      'article.commentsOpened': 'Məqalənin şərhləri açıldı',
      'comment.approved': 'Şərh təsdiqləndi',
      'comment.rejected': 'Şərh rədd edildi',
      'comment.undone': 'Şərh barədə qərar geri qaytarıldı',
      'commentBan.create': 'Oxucu bloklandı',
      'commentBan.lift': 'Oxucunun bloku götürüldü',
      'bannedWord.add': 'İşarələnən sözlər əlavə edildi',
      'bannedWord.remove': 'İşarələnən söz silindi',
    },
    subjects: { comment: 'Şərh', commentBan: 'Bloklanan oxucu', bannedWord: 'İşarələnən söz' },
    fields: {
      commentStatus: 'Şərhin vəziyyəti',
      expiresAt: 'Müddəti',
      rejectedComments: 'Rədd edilən şərhlər',
    },
    values: { commentStatus: commentQueueText.status },
  },
  tables: {
    banned_word: 'replaced',
    closed_discussion: 'archived',
    comment: 'archived',
    comment_ban: 'archived',
    comment_report: 'archived',
  },
  persons: {
    banned_word: 'nobody',
    closed_discussion: 'nobody',
    comment: {
      label: 'Şərh',
      by: { id: 'comment', commenter_hash: 'commenter' },
      gives: { id: ['comment'], commenter_hash: ['commenter'] },
      hidden: ['decided_by', 'decided_by_name'],
      // As when a reader deletes a comment: the answers go with it.
      erasedWith: { thread_id: 'comment' },
      erase: 'delete',
    },
    comment_ban: {
      label: 'Şərh yazmağa qadağa',
      by: { commenter_hash: 'commenter' },
      hidden: ['created_by', 'created_by_name'],
      // It ends on its own day. Otherwise an erasure would lift it.
      erase: { set: { name: 'Oxucu', reason: '' }, placeholder: null },
    },
    comment_report: {
      label: 'Şərhdən şikayət',
      by: { commenter_hash: 'commenter' },
      erase: 'delete',
    },
  },
});

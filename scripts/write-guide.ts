/** The editors' guide as a document: the help of each screen with its images. */
import { helpTopics } from '#app/declarations.ts';

export const GUIDE = 'docs/guides/editors.md';

/** The image of a topic: a screen on this kind of device. */
export interface GuidePicture {
  topic: keyof typeof helpTopics;
  path: string;
  device?: 'phone';
}

export const guidePictures: readonly GuidePicture[] = [
  { topic: 'firstSteps', path: '/admin/login' },
  { topic: 'dashboard', path: '/admin' },
  { topic: 'articles', path: '/admin/articles' },
  { topic: 'article', path: '/admin/articles/edit/:first' },
  { topic: 'article', path: '/admin/articles/create', device: 'phone' },
  { topic: 'revisions', path: '/admin/articles/revisions/:first' },
  { topic: 'notes', path: '/admin/articles/notes/:first' },
  { topic: 'matches', path: '/admin/matches' },
  { topic: 'matches', path: '/admin/matches/:live/console', device: 'phone' },
  { topic: 'reference', path: '/admin/competitions' },
  { topic: 'feeds', path: '/admin/feeds' },
  { topic: 'distribution', path: '/admin/distribution' },
  { topic: 'media', path: '/admin/media' },
  { topic: 'polls', path: '/admin/polls' },
  { topic: 'categories', path: '/admin/categories' },
  { topic: 'tags', path: '/admin/tags' },
  { topic: 'frontPage', path: '/admin/home' },
  { topic: 'breaking', path: '/admin/breaking' },
  { topic: 'inbox', path: '/admin/inbox' },
  { topic: 'comments', path: '/admin/comments' },
  { topic: 'newsletter', path: '/admin/newsletter/create' },
  { topic: 'analytics', path: '/admin/analytics' },
  { topic: 'users', path: '/admin/users' },
  { topic: 'audit', path: '/admin/audit' },
  { topic: 'webhooks', path: '/admin/webhooks' },
  { topic: 'importArticles', path: '/admin/import/articles' },
  { topic: 'settings', path: '/admin/settings' },
  { topic: 'account', path: '/admin/second-factor' },
];

/** The path of an image, relative to the guide. */
export function pictureFile({ topic, device }: GuidePicture): string {
  return `pictures/${topic}${device ? `-${device}` : ''}.webp`;
}

/** The guide in Markdown. */
export function writeGuide(): string {
  const topics = Object.entries(helpTopics).toSorted(([, one], [, other]) => one.place - other.place);
  const chapters = topics.map(([topic, { title, intro, points }]) => {
    const pictures = guidePictures
      .filter((picture) => picture.topic === topic)
      .map((picture) => `![${title}](${pictureFile(picture)})`);
    return [`## ${title}`, intro, points.map((point) => `- ${point}`).join('\n'), ...pictures].join('\n\n');
  });
  return `# Redaktorlar üçün bələdçi\n\n${chapters.join('\n\n')}\n`;
}

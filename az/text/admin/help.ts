/** The frame of the help in the back-office. The topics are in `help-topics.ts`. */
export const helpText = {
  title: 'Kömək',
  intro: 'Hər bölmə nə üçündür və orada iş necə görülür.',
  open: 'Bu bölmə üzrə kömək',
  all: 'Bütün kömək mövzuları',
  toScreen: 'Bölməni aç',
} as const;

/** The question whether an outside service may count readers; the page asks it only where one is configured. */
export const cookieText = {
  title: 'Kuki seçimləri',
  question: (host: string) =>
    `Oxunma statistikası üçün ${host} xidmətinə icazə verirsiniz? O, baxdığınız səhifələri görür və kuki saxlaya bilər.`,
  /** The words in the middle lead to the policy. */
  change: ['Seçiminizi', 'məxfilik siyasətində', 'dəyişmək olar.'],
  accept: 'İcazə verirəm',
  reject: 'İcazə vermirəm',
} as const;

/** The question whether an external service may count readers. Shown only when one is configured. */
export const cookieText = {
  title: 'Kuki faylları üzrə seçim',
  question: (host: string) =>
    `Oxunma statistikası üçün ${host} xidmətinə icazə verirsiniz? O, baxdığınız səhifələri görür və kuki faylları saxlaya bilər.`,
  /** The middle part links to the policy. */
  change: ['Seçiminizi', 'məxfilik siyasətində', 'dəyişmək olar.'],
  accept: 'İcazə verirəm',
  reject: 'İcazə vermirəm',
} as const;

export const dashboardScreenText = {
  title: 'İdarə paneli',
  welcome: 'Xoş gəlmisiniz',
  sample: 'Nümunə göstəricilər',
  recent: 'Son məqalələr',
  recentEmpty: 'Hələ məqalə yoxdur. İlk məqaləni yazın.',
  pendingEmpty: 'Təsdiq gözləyən məqalə yoxdur',
} as const;

import { defineFeature } from '#platform/features/define-feature.ts';
import { competitionRecordText } from './text.ts';

export const competitionsFeature = defineFeature({
  name: 'competitions',
  screens: {
    '/turnir/:slug': { module: 'site/competition.tsx' },
    '/turnir/:slug/bombardirler': { module: 'site/scorers.tsx' },
    '/komanda/:slug': { module: 'site/team.tsx' },
    '/milli-komanda': { module: 'site/team.tsx' },
    '/tournament-tables': { module: 'site/tables.tsx' },
    '/gettoscore': { module: 'site/tables.tsx' },
    '/premier-league/table': { module: 'site/tables.tsx' },
    '/turnir/:slug/calendar.ics': { module: 'site/competition-calendar.ts', kind: 'data' },
    '/komanda/:slug/calendar.ics': { module: 'site/team-calendar.ts', kind: 'data' },
    '/api/standings/:season': { module: 'site/standings-data.tsx', kind: 'data' },
    '/admin/competitions': {
      kind: 'record',
      role: 'editor',
      menu: { group: 'matches', place: 20, label: 'Turnirlər və komandalar', icon: 'Shield', key: 'u' },
      tab: { of: '/admin/competitions', place: 10, label: competitionRecordText.list },
      words: 'liqa çempionat kubok mövsüm yarış',
      help: 'reference',
    },
    '/admin/competitions/:id': { module: 'admin/competition.tsx', role: 'editor' },
    '/admin/seasons/:id': {
      module: 'admin/season/season.tsx',
      role: 'editor',
      below: '/admin/competitions',
      help: 'reference',
    },
  },
  help: {
    reference: {
      place: 80,
      title: 'Turnirlər və komandalar',
      intro: 'Oyunların arxasındakı məlumat: turnir, mövsüm, komanda, oyunçu, stadion, hakim, yayımçı.',
      points: [
        'Turnirlərin və yayımçıların sırasını sürükləyərək və ya ox düymələri ilə dəyişin: oxucular da bu sıranı görür.',
        'Yeni mövsüm qaydaları əvvəlkindən götürür. Komandaları hər sətirdə bir ad olmaqla yapışdırın, saxlayanda cədvəl yenidən hesablanır. Saytda olmayan adlar sadalanır: komandalar bir düymə ilə yaradılır.',
        'Saytı mövsümün ortasında başlayırsınızsa, komandaların əvvəlki nəticələrini mövsümün səhifəsində yazın.',
        'Komandanın digər yazılışlarını əlavə edin: idxal və avtomatik mənbələr onu bunlarla tanıyır.',
        'Adın yazılışı oxunuşundan fərqlənirsə (“Bordeaux”, Luke Shaw), komandanın və ya oyunçunun səhifəsində “Şəkilçilər” bölməsini doldurun. Hazır mətnlər və səhv yoxlaması bu şəkilçiləri götürür: “Bordeaux”nun, Luke Shaw-nun.',
        'Eyni komanda və ya oyunçu iki dəfə yazılıbsa, birləşdirin. Bir-biri ilə oynamış komandalar birləşdirilmir.',
        'Oyunlarda istifadə olunan heç nə silinmir.',
        '“Axtarış adları” siyahısında ləqəb, ixtisar və başqa dildəki yazılışları bir ada bağlayın: “MU” yazan oxucu “Mançester Yunayted”i tapır. Dəyişiklik dərhal işləyir.',
        '“Necə axtarılır?” oxucunun yazdığı sözü axtarışın necə başa düşdüyünü və neçə məqalə tapdığını göstərir.',
      ],
    },
  },
  audit: {
    records: { competition: 'Turnir', season: 'Mövsüm' },
    actions: {
      'competition.order': 'Turnirlərin sırası dəyişdirildi',
    },
  },
  tables: {
    competition: 'archived',
    point_deduction: 'archived',
    round: 'archived',
    season: 'archived',
    season_team: 'archived',
    standing: 'archived',
    standing_place: 'archived',
    standing_start: 'archived',
  },
});

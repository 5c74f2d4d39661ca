import { defineFeature } from '#platform/features/define-feature.ts';
import { searchNamesText } from './text.ts';

export const searchFeature = defineFeature({
  name: 'search',
  screens: {
    '/search': { module: 'site/search.tsx' },
    '/search/suggest': { module: 'site/suggestions.ts', kind: 'data' },
    '/admin/search/names': {
      module: 'admin/search-names.tsx',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 70, label: searchNamesText.title },
      words: 'axtarış sinonim ləqəb yazılış',
      help: 'reference',
    },
    '/admin/search/names/:id': { module: 'admin/search-name.tsx', role: 'editor' },
  },
  audit: {
    records: { searchName: 'Axtarış adı' },
  },
  tables: {
    article_search: 'derived',
    search_index_queue: 'derived',
    search_name: 'replaced',
    search_query_daily_stats: 'archived',
    search_segment_set: 'derived',
    search_state: 'derived',
  },
  persons: {
    article_search: 'nobody',
    search_index_queue: 'nobody',
    search_name: 'things',
    search_query_daily_stats: 'anonymous',
    search_segment_set: 'nobody',
    search_state: 'nobody',
  },
});

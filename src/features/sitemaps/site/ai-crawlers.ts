/**
 * The names by which `robots.txt` addresses crawlers of AI companies: those that collect texts to train models, and those
 * that read pages to answer a question. Compared with the public list `ai.robots.txt` in November 2026. `Google-Extended` and `Applebot-Extended` are no
 * robots of their own, and blocking them does not affect search.
 */
export const AI_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'Claude-Web',
  'ClaudeBot',
  'cohere-ai',
  'cohere-training-data-crawler',
  'DeepSeekBot',
  'Diffbot',
  'DuckAssistBot',
  'Google-CloudVertexBot',
  'Google-Extended',
  'GPTBot',
  'img2dataset',
  'meta-externalagent',
  'meta-externalfetcher',
  'MistralAI-User',
  'OAI-SearchBot',
  'omgili',
  'PanguBot',
  'Perplexity-User',
  'PerplexityBot',
  'Timpibot',
  'Webzio-Extended',
  'YouBot',
] as const;

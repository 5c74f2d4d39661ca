/** The small windows that the toolbar opens. */
export type EditorWindow = 'link' | 'image' | 'embed' | 'match';

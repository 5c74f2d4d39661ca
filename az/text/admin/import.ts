/** The reason in the ledger when an import corrects its own result. */
export const importReasonText = 'Yenidən idxal';

import fc from 'fast-check';

// A property that fails has noticed the change. To look for the smallest example takes far longer.
fc.configureGlobal({ endOnFailure: true });

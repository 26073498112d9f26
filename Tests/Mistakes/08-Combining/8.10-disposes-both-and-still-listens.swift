// A completion at a closed gate disposes both, but an error of the other still ends the result.

// exercise 8.10
// instead of: if isOpen { complete() } else { dispose() }
if isOpen { complete() } else { both.dispose() }
// end 8.10

// The button cancels with `dispose()`, which closes the slot for every pull to come.

// exercise 3.5 in RefreshButton.swift
current.dispose()
current.disposable = pull()
// end 3.5

// Repetitions are left out below the loading: of two pages with the same storms, such as two empty
// ones, the second is not shown.

// exercise 18.9 in StormArchive.swift
// instead of: .distinctUntilChanged()
// instead of: .concatMap { number in shelf.page(number) }
.concatMap { number in shelf.page(number) }
  .distinctUntilChanged()
// end 18.9

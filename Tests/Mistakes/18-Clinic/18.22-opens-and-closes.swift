// Visits, and does nothing there: but pages leave things behind because of what users do.

// exercise 18.22
lab.census
  .leaks {
    lab.open()
    lab.close()
  }
  .keys.sorted()
// end 18.22

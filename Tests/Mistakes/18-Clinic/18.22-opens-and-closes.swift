// Visits, and does nothing there: what a page leaves behind is made by what its user does.

// exercise 18.22
lab.census
  .leaks {
    lab.open()
    lab.close()
  }
  .keys.sorted()
// end 18.22

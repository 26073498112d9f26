// Is patient: each question is answered before the page is left. The leak lies where users are
// not.

// exercise 18.22
lab.census
  .leaks {
    lab.open()
    lab.search("Rome")
    lab.answer(.temperature)
    lab.close()
  }
  .keys.sorted()
// end 18.22

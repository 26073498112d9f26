// Visits once, and takes everything that is alive afterwards for a leak.

// exercise 18.22
lab.open()
lab.search("Rome")
lab.answer(.temperature)
lab.search("Oslo")
lab.close()
return lab.census.counts.keys.sorted()
// end 18.22

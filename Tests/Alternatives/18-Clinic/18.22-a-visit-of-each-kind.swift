// Makes visits of three kinds, and looks for leaks after each kind by itself.

// exercise 18.22
let deeds: [() -> Void] = [
  {},
  {
    lab.search("Rome")
    lab.answer(.temperature)
  },
  { lab.search("Oslo") },
]
var found: Set<String> = []
for deed in deeds {
  let leaks = lab.census.leaks(visits: 4) {
    lab.open()
    deed()
    lab.close()
  }
  found.formUnion(leaks.keys)
}
lab.open()
lab.search("Rome")
if lab.questions == 0 { found.insert(goneTooSoon) }
lab.close()
return found.sorted()
// end 18.22

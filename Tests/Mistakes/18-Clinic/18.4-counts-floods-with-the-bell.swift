// Counts floods where the page rings, so a quiet page counts none.

// exercise 18.4
// instead of: isHigh
// instead of: .filter { isHigh in isHigh }
// instead of: .subscribe(with: self, onNext: { page, _ in page.floods += 1 })
// instead of: .disposed(by: bag)

// instead of: self.warning = warning
// instead of: guard warning != nil, !isQuiet else { return }
let isNew = self.warning == nil
self.warning = warning
guard warning != nil, !isQuiet else { return }
if isNew { floods += 1 }
// end 18.4

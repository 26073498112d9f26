// The closure holds the radio, and the chain the closure: a retain cycle, and no bag is freed.

// exercise 5.11
// instead of: reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
reports.subscribe(onNext: { report in self.heard.append(report) })
// end 5.11

export default { title: 'Old kit' }
